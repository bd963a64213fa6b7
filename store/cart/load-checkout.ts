import type { AppThunk } from '../thunk';
import { callCart, type Refusal } from './call';
import { retryUntilAnswered } from './retry';
import { selectCartIsUnsaved } from './selectors';
import { whenCartIsSaved } from './send-line';
import { cartPatched, cartStored } from './slice';

/**
 * Loads the data of the review page: the checkout for an address (the default address where none is given) and the
 * payment methods. Resolves with the reason when that fails.
 * @param renew ask for the payment methods again, because one was refused
 */
export function loadCheckout(addressId?: number, renew = false): AppThunk<Promise<Refusal | undefined>> {
  return async (dispatch, getState, { retryDelaysMs }) => {
    // Changes from a moment ago belong to the checkout.
    await dispatch(whenCartIsSaved());
    if (selectCartIsUnsaved(getState())) return { code: 'cart_unsaved', fields: {} };
    const load = () =>
      dispatch(
        callCart((cart) => {
          const known = getState().cart.paymentOptions;
          return Promise.all([
            cart.checkout(addressId),
            known.length > 0 && !renew ? known : cart.paymentOptions(),
          ]);
        }),
      );
    const outcome = await retryUntilAnswered(load, retryDelaysMs);
    if ('refusal' in outcome) return outcome.refusal;
    const [checkout, paymentOptions] = outcome.value;
    dispatch(cartPatched({ checkout, paymentOptions }));
    const [current] = checkout;
    if (current) dispatch(cartStored(current));
    return undefined;
  };
}
