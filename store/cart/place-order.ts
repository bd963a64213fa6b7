import type { RequestOf } from '@/api/call';
import type { SentOrder } from '@/api/types';
import type { Outcome, Refusal } from '../call-api';
import { isTransient } from '../failure';
import type { AppThunk } from '../thunk';
import { callCart } from './call-cart';
import { changeCart } from './change-cart';
import { selectCartIsUnsaved } from './selectors';
import { whenCartIsSaved } from './send-line';
import { cartCleared } from './slice';
import { fetchCart } from './thunks';

/** The texts of the customer, trimmed. */
export interface OrderTexts {
  reference: string;
  comment: string;
}

/** Saves the unsaved parts of the cart: changed lines, and texts whose call failed while they were typed. */
export function saveRest(texts: OrderTexts): AppThunk<Promise<Refusal | undefined>> {
  return async (dispatch, getState) => {
    await dispatch(whenCartIsSaved());
    if (selectCartIsUnsaved(getState())) return { code: 'cart_unsaved', fields: {} };
    const { orderRef = '', orderComment = '' } = getState().cart.confirmed ?? {};
    const late = [
      texts.reference !== orderRef && { ref: texts.reference },
      texts.comment !== orderComment && { comment: texts.comment },
    ];
    for (const field of late) {
      const refusal = field && (await dispatch(changeCart(field)));
      // This is no failure of the order: nothing was ordered yet.
      if (refusal) return isTransient(refusal.code) ? { ...refusal, code: 'cart_unsaved' } : refusal;
    }
    return undefined;
  };
}

/** Places the order and leaves an empty cart. The same key gives the same order (docs/behaviour.md §5.7). */
export function placeOrder(
  request: RequestOf<'cart.sendOrder'>,
  idempotencyKey: string,
): AppThunk<Promise<Outcome<SentOrder>>> {
  return async (dispatch) => {
    const headers = { 'idempotency-key': idempotencyKey };
    const sent = await dispatch(callCart('cart.sendOrder', request, { headers }));
    if ('value' in sent) {
      dispatch(cartCleared());
      // The empty cart, for the header and the other tabs.
      dispatch(fetchCart());
    }
    return sent;
  };
}
