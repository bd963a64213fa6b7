import type { ApiCall, RequestOf } from '@/api/call';
import type { CartItem, OrderListItem } from '@/api/types';
import { toastShown } from '@/store/app/slice';
import { callApi } from '../call-api';
import { failureCode, isTransient } from '../failure';
import type { AppThunk } from '../thunk';
import { changeLine } from './change-line';
import { retryUntilAnswered } from './retry';

/** Maximum of conflicts with other tabs. */
const MAX_ROUNDS = 20;

/** A list, and its item of the product. */
interface Place {
  listId: number;
  held?: OrderListItem;
}

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
  return async (dispatch, _getState, { api }) => {
    const { productId, productName, hash, unitOnCart: unitId } = item;
    try {
      const put = await dispatch(putOnTop(item, listName, await api()));
      if (put === 'other-unit') return put;
      const { listId, held } = put;
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

/**
 * Adds the line to the list's item. The sum is a fixed number, so a call that arrives twice counts once. The call
 * carries the item as it was read, so the server refuses it when another tab changed the item meanwhile: then it is
 * read and added again.
 * @throws the refusal, after MAX_ROUNDS of them
 */
function putOnTop(item: CartItem, listName: string, call: ApiCall): AppThunk<Promise<Place | 'other-unit'>> {
  return async (dispatch, _getState, { retryDelaysMs }) => {
    const { productId, unitOnCart: unitId } = item;
    /** The request of a call without an answer, and the list's item before it. */
    let unanswered: { request: RequestOf<'orderLists.addItem'>; before: Place } | undefined;
    for (let round = 1; ; round += 1) {
      const place = await findPlace(call, productId, listName);
      const { listId, held } = place;
      if (unanswered && held?.quantity === unanswered.request.quantity) return unanswered.before;
      if (held && held.unitId !== unitId) return 'other-unit';
      const request: RequestOf<'orderLists.addItem'> = {
        productID: productId,
        listID: listId,
        unitID: unitId,
        quantity: item.quantityOnCart + (held?.quantity ?? 0),
        note: joinNotes(held?.note, item.comment),
        expected: held ? { unitID: held.unitId, quantity: held.quantity, note: held.note } : null,
      };
      const outcome = await retryUntilAnswered(async () => {
        const answer = await dispatch(callApi('orderLists.addItem', request));
        if ('refusal' in answer && isTransient(answer.refusal.code)) unanswered = { request, before: place };
        return answer;
      }, retryDelaysMs);
      if ('value' in outcome) return place;
      if (outcome.refusal.code !== 'conflict' || round === MAX_ROUNDS) throw outcome.refusal;
    }
  };
}

/** Finds or creates the list with this name, and reads its item of the product. */
async function findPlace(call: ApiCall, productId: number, listName: string): Promise<Place> {
  const lists = await call('orderLists.selected', { productID: productId });
  const list = lists.find(({ name }) => name === listName);
  if (!list) return { listId: (await call('orderLists.add', { name: listName })).listId };
  const { listId, selected } = list;
  if (!selected) return { listId };
  const { items } = await call('orderLists.get', { listID: listId, productIDs: [productId] });
  return { listId, held: items.find(({ product }) => product.productId === productId) };
}

const joinNotes = (...notes: (string | undefined)[]): string =>
  [...new Set(notes.filter((note) => note))].join('; ');
