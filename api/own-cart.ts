import { sessionFetch } from './session-fetch';
import type { Cart } from './types';

/**
 * The address where this storefront answers with the customer's cart; the cart page lets the browser fetch it early.
 */
export const OWN_CART = '/eigen-wagen';

/** @throws SessionExpiredError, or another error when the cart is not available now */
export const fetchOwnCart = () => sessionFetch<Cart>(OWN_CART);
