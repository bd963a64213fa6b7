import { fetchOwn } from './dead-session';
import type { Cart } from './types';

/** Where this storefront answers with the customer's cart; the page of the cart lets the browser fetch it ahead. */
export const OWN_CART = '/eigen-wagen';

/** @throws SessionDead, or another error when it can't be had now */
export const fetchOwnCart = () => fetchOwn<Cart>(OWN_CART);
