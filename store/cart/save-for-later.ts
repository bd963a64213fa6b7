import { toastShown } from '@/store/app/slice';
import type { ListItemRequest, ShopApi } from '../api';
import type { CartItem } from '../domain';
import { failureCode } from '../failure';
import type { AppThunk } from '../thunk';
import { callApi } from './call';
import { changeLine } from './change-line';
import { retryUntilAnswered } from './retry';

/**
 * `other-unit`: the list has one line per product and holds this one in another unit, so the line stays in the cart.
 */
export type SavedForLater = 'saved' | 'other-unit' | 'failed';

/**
 * Moves a line to the order list with this name, which is created if it does not exist. Quantities of the same unit
 * are added, and both notes are kept. A failure shows a message and leaves the line in the cart.
 */
export function saveForLater(item: CartItem, listName: string): AppThunk<Promise<SavedForLater>> {
  return (dispatch, _getState, extra) => {
    const saved = (extra.savingForLater ?? Promise.resolve()).then(() => dispatch(saveLine(item, listName)));
    extra.savingForLater = saved;
    return saved;
  };
}

function saveLine(item: CartItem, listName: string): AppThunk<Promise<SavedForLater>> {
  return async (dispatch, _getState, { api, retryDelaysMs }) => {
    const { productId, productName, hash, unitOnCart: unitId } = item;
    try {
      const { orderLists } = await api();
      const { listId, held } = await findPlace(orderLists, productId, listName);
      if (held && held.unitId !== unitId) return 'other-unit';
      const request: ListItemRequest = {
        productID: productId,
        listID: listId,
        unitID: unitId,
        quantity: item.quantityOnCart + (held?.quantity ?? 0),
        note: joinNotes(held?.note, item.comment),
      };
      // The sum is a fixed number, so a call that arrives twice counts once.
      const outcome = await retryUntilAnswered(
        () => dispatch(callApi((shop) => shop.orderLists.addItem(request))),
        retryDelaysMs,
      );
      if ('refusal' in outcome) throw outcome.refusal;
      dispatch(changeLine({ productId, hash, productName, quantity: 0, unit: unitId }));
      const change = { productId, unitId, listId, listName, on: true };
      const undo = held
        ? { ...change, as: { unitId, quantity: held.quantity, note: held.note } }
        : { ...change, on: false };
      dispatch(toastShown({ kind: 'order-list', change, undo, line: item }));
      return 'saved';
    } catch (error) {
      dispatch(toastShown({ kind: 'failed', code: failureCode(error) }));
      return 'failed';
    }
  };
}

/** Finds or creates the list with this name, and reads its item of the product. */
async function findPlace(orderLists: ShopApi['orderLists'], productId: number, listName: string) {
  const lists = await orderLists.selected(productId);
  const list = lists.find(({ name }) => name === listName);
  if (!list) return { listId: (await orderLists.add(listName)).listId };
  const { listId, selected } = list;
  if (!selected) return { listId };
  const { items } = await orderLists.get({ listID: listId, productIDs: [productId] });
  return { listId, held: items.find(({ product }) => product.productId === productId) };
}

const joinNotes = (...notes: (string | undefined)[]): string =>
  [...new Set(notes.filter((note) => note))].join('; ');
