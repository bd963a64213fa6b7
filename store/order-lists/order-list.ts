import type { AnswerOf } from '@/api/call';
import { callApi, type Outcome } from '../call-api';
import { cartStored } from '../cart/slice';
import type { AppThunk } from '../thunk';
import { listOrdered, selectListWork } from './work';

/**
 * Adds a list to the cart in one call, whole or only these products, with the quantities that were changed for this
 * order. Items that could not be ordered keep their refusal.
 */
export function orderList(
  listId: number,
  productIds?: number[],
): AppThunk<Promise<Outcome<AnswerOf<'orderLists.toCart'>>>> {
  return async (dispatch, getState) => {
    const { amounts } = selectListWork(getState(), listId);
    const changed = Object.entries(amounts)
      .map(([productId, { unitId, quantity }]) => ({
        productID: Number(productId),
        unitID: unitId,
        quantity,
      }))
      .filter(({ productID }) => !productIds || productIds.includes(productID));
    const outcome = await dispatch(
      callApi('orderLists.toCart', {
        listID: listId,
        ...(productIds && { productIDs: productIds }),
        ...(changed.length > 0 && { amounts: changed }),
      }),
    );
    if ('value' in outcome) {
      const { cart, added, refused } = outcome.value;
      dispatch(cartStored(cart));
      dispatch(listOrdered({ listId, added, refused }));
    }
    return outcome;
  };
}
