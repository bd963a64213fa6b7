import type { AppThunk } from '../thunk';
import { callCart, type Refusal } from './call';
import { retryUntilAnswered } from './retry';
import { cartStored } from './slice';

/** One of the fields that belong to the cart as a whole. Dates are DD-MM-YYYY, empty for none. */
export type CartField =
  | { coupon: string }
  | { ref: string }
  | { comment: string }
  | { pickup: boolean }
  | { oldDate: string; newDate: string; addressID?: number }
  | { time: string };

/**
 * Sets a field; the whole cart comes back. Resolves with the reason when it is refused. A text is sent again while
 * there is no answer, until a newer one takes its place.
 */
export function changeCart(field: CartField): AppThunk<Promise<Refusal | undefined>> {
  return async (dispatch, _getState, { newest, retryDelaysMs }) => {
    const [name = ''] = Object.keys(field);
    newest.set(name, field);
    const send = () =>
      dispatch(
        callCart((cart) => {
          if ('coupon' in field) return cart.setCoupon(field);
          if ('ref' in field) return cart.setOrderRef(field);
          if ('comment' in field) return cart.setOrderComment(field);
          if ('pickup' in field) return cart.setPickup(field);
          if ('time' in field) return cart.setDeliveryTime(field);
          return cart.setDeliveryDate(field);
        }),
      );
    const isText = 'ref' in field || 'comment' in field;
    const outcome = await retryUntilAnswered(
      send,
      isText ? retryDelaysMs : [],
      () => newest.get(name) === field,
    );
    if ('refusal' in outcome) return outcome.refusal;
    dispatch(cartStored(outcome.value));
    return undefined;
  };
}
