import type { AppThunk } from '../thunk';
import { callCart, type Refusal } from './call';
import { whenCartIsSaved } from './change-line';
import { cartStored } from './slice';

/** Writes a comment with a line, by its key; what the line is besides stays. Resolves with the reason of a refusal. */
export function commentLine(key: string, comment: string): AppThunk<Promise<Refusal | undefined>> {
  return async (dispatch, getState) => {
    await dispatch(whenCartIsSaved());
    const item = getState().cart.items.find((one) => one.key === key);
    if (!item) return undefined;
    const outcome = await dispatch(
      callCart((cart) =>
        cart.update({
          id: item.productId,
          hash: item.hash,
          quantity: item.quantityOnCart,
          unit: item.unitOnCart,
          options: item.selectedOptions.map(({ productId }) => ({ id: productId, quantity: 1 })),
          comment,
        }),
      ),
    );
    if ('refusal' in outcome) return outcome.refusal;
    dispatch(cartStored(outcome.value.cart));
    return undefined;
  };
}
