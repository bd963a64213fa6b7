import type { AppThunk } from '../thunk';
import { callCart } from './call-cart';
import { cartStored } from './slice';

/**
 * Stores on the server that the customer agrees with the prices of a checkout, so that a reload does not ask again.
 * If the call fails, the shop asks again; nothing is lost.
 */
export function agreeWithPrices(version: string, addressID: number | undefined): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const outcome = await dispatch(
      callCart('cart.setSeenPrices', { version, ...(addressID !== undefined && { addressID }) }),
    );
    if ('value' in outcome) dispatch(cartStored(outcome.value));
  };
}
