import { toastShown } from '@/store/app/slice';
import type { CartItem } from '../domain';
import { failureCode } from '../failure';
import type { AppThunk } from '../thunk';
import { changeLine } from './change-line';

/** Moves a line to the order list of this name, which is made where there is none. A failure leaves it in the cart. */
export function saveForLater(item: CartItem, listName: string): AppThunk<Promise<void>> {
  return async (dispatch, _, { api }) => {
    const { productId, unitOnCart: unitId, quantityOnCart: quantity, comment: note } = item;
    try {
      const { orderLists } = await api();
      const lists = await orderLists.selected(productId);
      const { listId } = lists.find(({ name }) => name === listName) ?? (await orderLists.add(listName));
      await orderLists.addItem({ productID: productId, listID: listId, unitID: unitId, quantity, note });
      dispatch(
        changeLine({ productId, hash: item.hash, productName: item.productName, quantity: 0, unit: unitId }),
      );
      const change = { productId, unitId, listId, listName, on: true };
      dispatch(toastShown({ kind: 'order-list', change, undo: { ...change, on: false } }));
    } catch (error) {
      dispatch(toastShown({ kind: 'failed', code: failureCode(error) }));
    }
  };
}
