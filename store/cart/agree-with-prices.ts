import type { AppThunk } from '../thunk';
import { callCart } from './call';
import { cartStored } from './slice';

/**
 * Tells the server that the customer agrees with the prices of a checkout, so that it does not ask again after a
 * reload. Where that fails, it does: nothing is lost.
 */
export function agreeWithPrices(version: string, addressID: number | undefined): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const outcome = await dispatch(
      callCart((cart) => cart.setSeenPrices({ version, ...(addressID !== undefined && { addressID }) })),
    );
    if ('value' in outcome) dispatch(cartStored(outcome.value));
  };
}
