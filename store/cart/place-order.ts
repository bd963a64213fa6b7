import type { ErrorCode, PaymentOption, SentOrder } from '../domain';
import type { AppThunk } from '../thunk';
import { whenCartIsSaved } from './change-line';
import { type CartField, changeCart, fetchCart, sendOrder } from './thunks';

/** What the review form holds; texts trimmed. */
export interface OrderDraft {
  addressId?: number;
  payment?: string;
  reference: string;
  comment: string;
}

type Outcome = { order: SentOrder } | { failure: ErrorCode };

/** Saves what is still open in the cart, then places the order. The same key gives the same order (decisions). */
export function placeOrder(draft: OrderDraft, idempotencyKey: string): AppThunk<Promise<Outcome>> {
  return async (dispatch, getState) => {
    const { cart } = getState();
    await dispatch(whenCartIsSaved());
    const { orderRef, orderComment } = cart.confirmed ?? { orderRef: '', orderComment: '' };
    const fields: CartField[] = [
      ...(draft.reference === orderRef ? [] : [{ ref: draft.reference }]),
      ...(draft.comment === orderComment ? [] : [{ comment: draft.comment }]),
    ];
    for (const field of fields) {
      const saved = await dispatch(changeCart(field));
      if (!changeCart.fulfilled.match(saved)) return { failure: saved.payload ?? 'internal' };
    }
    const source = cart.paymentOptions.find(
      (option: PaymentOption) => option.source === draft.payment,
    )?.source;
    const sent = await dispatch(
      sendOrder({
        request: { ...(source && { paymentOptions: { source } }), addressID: draft.addressId },
        idempotencyKey,
      }),
    );
    if (!sendOrder.fulfilled.match(sent)) return { failure: sent.payload ?? 'internal' };
    // The empty cart, for the header and for the other tabs.
    dispatch(fetchCart());
    return { order: sent.payload };
  };
}
