import { makeCalls, type Refusal } from '../call-api';
import type { AppThunk } from '../thunk';
import { whileLoading } from './call-cart';
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
        whileLoading(
          makeCalls((call) => {
            const known = getState().cart.paymentOptions;
            return Promise.all([
              call('cart.checkout', addressId === undefined ? {} : { addressID: addressId }),
              known.length > 0 && !renew ? known : call('cart.paymentOptions', {}),
            ]);
          }),
        ),
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
