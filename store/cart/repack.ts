import type { Cart } from '@/api/types';
import { toastShown } from '@/store/app/slice';
import type { AppThunk } from '../thunk';
import { callCart } from './call-cart';
import { isProductChanging } from './is-product-changing';
import { retryUntilAnswered } from './retry';
import { whenCartIsSaved } from './send-line';
import { cartStored } from './slice';
import { fetchCart } from './thunks';

export type Packing = NonNullable<Cart['packings']>[number];

/**
 * Orders the pieces of a product in other units; it is retried while there is no answer, because a repeat changes
 * nothing. A failure shows a message and loads the cart again, because it may have changed.
 * @returns whether the server accepted it
 */
export function repack({ productId, units }: Packing): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { retryDelaysMs }) => {
    await dispatch(whenCartIsSaved());
    const isCurrent = () => !isProductChanging(getState(), productId);
    // A typed quantity without an answer has its message already, and this offer was made for another quantity.
    if (!isCurrent()) return false;
    const request = { id: productId, units: units.map(({ unit, quantity }) => ({ unit, quantity })) };
    const outcome = await retryUntilAnswered(
      () => dispatch(callCart('cart.setPacking', request)),
      retryDelaysMs,
      isCurrent,
    );
    if ('value' in outcome) {
      dispatch(cartStored(outcome.value.cart));
      return true;
    }
    dispatch(toastShown({ kind: 'failed', code: outcome.refusal.code }));
    await dispatch(fetchCart());
    return false;
  };
}
