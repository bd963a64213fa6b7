import { CUSTOMER_CART } from '@/lib/urls/internal-urls';
import { sessionFetch } from './session-fetch';
import type { Cart } from './types';

/** @throws SessionExpiredError, or another error when the cart is not available now */
export const fetchCustomerCart = () => sessionFetch<Cart>(CUSTOMER_CART);
