import { fetchOwnCart } from '@/api/own-cart';
import type { AppThunk } from '../thunk';
import { cartPatched, cartStored } from './slice';
import { fetchCart } from './thunks';

/**
 * A customer's cart for the page that shows it: the browser has fetched it beside the scripts, ready to be shown, so
 * that neither the API's client nor its checks are waited for. Anything else is the usual call's to deal with.
 */
export const loadOwnCart: AppThunk<Promise<void>> = async (dispatch) => {
  dispatch(cartPatched({ loading: true }));
  const cart = await fetchOwnCart().catch(() => null);
  if (!cart) {
    await dispatch(fetchCart());
    return;
  }
  dispatch(cartStored(cart));
  dispatch(cartPatched({ loading: false }));
};
