import type { AppThunk } from '../thunk';
import { callCart, type Refusal } from './call';
import { retryUntilAnswered } from './retry';
import { selectCartIsUnsaved } from './selectors';
import { whenCartIsSaved } from './send-line';
import { cartPatched, cartStored } from './slice';

/**
 * What the review page needs: the checkout as it would go to an address (the default one where none is given), and
 * the ways to pay. Resolves with the reason when there is none to be had.
 * @param renew ask for the ways to pay again, because one was refused
 */
export function loadCheckout(addressId?: number, renew = false): AppThunk<Promise<Refusal | undefined>> {
  return async (dispatch, getState, { retryDelaysMs }) => {
    // What was changed a moment ago belongs to it.
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
