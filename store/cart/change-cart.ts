import type { Cart } from '@/api/types';
import type { Outcome, Refusal } from '../call-api';
import type { AppThunk } from '../thunk';
import { callCart } from './call-cart';
import { retryUntilAnswered } from './retry';
import { cartStored } from './slice';

/** A field of the whole cart and its new value. Dates are DD-MM-YYYY, empty for none. */
export type CartField =
  | { coupon: string }
  | { ref: string }
  | { comment: string }
  | { pickup: boolean }
  | { country: 'NL' | 'BE' }
  | { oldDate: string; newDate: string; addressID?: number }
  | { time: string };

/**
 * Sets a field and stores the cart of the answer. Resolves with the reason when the server refuses. A text without an
 * answer is retried until a newer text replaces it.
 */
export function changeCart(field: CartField): AppThunk<Promise<Refusal | undefined>> {
  return async (dispatch, _getState, { newest, retryDelaysMs }) => {
    const [name = ''] = Object.keys(field);
    newest.set(name, field);
    const send = () => dispatch(callOf(field));
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

function callOf(field: CartField): AppThunk<Promise<Outcome<Cart>>> {
  if ('coupon' in field) return callCart('cart.setCoupon', field);
  if ('ref' in field) return callCart('cart.setOrderRef', field);
  if ('comment' in field) return callCart('cart.setOrderComment', field);
  if ('country' in field) return callCart('cart.setCountry', field);
  if ('pickup' in field) return callCart('cart.setPickup', field);
  if ('time' in field) return callCart('cart.setDeliveryTime', field);
  return callCart('cart.setDeliveryDate', field);
}
