import { sessionFetch } from '@/api/session-fetch';
import type { Cart } from '@/api/types';
import { CUSTOMER_CART } from '@/lib/urls/internal-urls';
import type { AppThunk } from '../thunk';
import { cartPatched, cartStored } from './slice';
import { fetchCart } from './thunks';

/**
 * Loads a customer's cart for the cart page. The browser fetched it beside the scripts, ready to show, so the page
 * does not wait for the API's client and schemas. Any other outcome is left to the usual call.
 */
export const loadCustomerCart: AppThunk<Promise<void>> = async (dispatch) => {
  dispatch(cartPatched({ loading: true }));
  const cart = await sessionFetch<Cart>(CUSTOMER_CART).catch(() => null);
  if (!cart) {
    await dispatch(fetchCart());
    return;
  }
  dispatch(cartStored(cart));
  dispatch(cartPatched({ loading: false }));
};
