import type { Cart } from '@/api/types';
import type { Outcome, Refusal } from '../call-api';
import type { AppThunk } from '../thunk';
import { callCart } from './call-cart';
import { retryUntilAnswered } from './retry';
import { whenCartIsSaved } from './send-line';
import { cartStored } from './slice';

/** Sets the comment of the line with this key and keeps its other fields. Resolves with the reason of a refusal. */
export function commentLine(key: string, comment: string): AppThunk<Promise<Refusal | undefined>> {
  return async (dispatch, getState, { newest, retryDelaysMs }) => {
    const name = `comment ${key}`;
    newest.set(name, comment);
    await dispatch(whenCartIsSaved());
    const send = (): Promise<Outcome<{ cart?: Cart }>> => {
      // Read again for each retry: a retry must not bring an older quantity back.
      const item = getState().cart.items.find((one) => one.key === key);
      if (!item) return Promise.resolve({ value: {} });
      return dispatch(
        callCart('cart.update', {
          id: item.productId,
          hash: item.hash,
          quantity: item.quantityOnCart,
          unit: item.unitOnCart,
          options: item.selectedOptions.map(({ productId }) => ({ id: productId, quantity: 1 as const })),
          comment,
        }),
      );
    };
    const outcome = await retryUntilAnswered(send, retryDelaysMs, () => newest.get(name) === comment);
    if ('refusal' in outcome) return outcome.refusal;
    if (!outcome.value.cart) return undefined;
    dispatch(cartStored(outcome.value.cart));
    return undefined;
  };
}
