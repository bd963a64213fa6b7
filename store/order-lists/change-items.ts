import type { AnswerOf, RequestOf } from '@/api/call';
import type { TakenItem } from '@/api/types';
import { callApi, makeCalls, type Outcome } from '../call-api';
import { retryUntilAnswered } from '../cart/retry';
import type { AppThunk } from '../thunk';
import { linesGone } from './work';

type NewItem = RequestOf<'orderLists.putItems'>['items'][number];
type Done = AppThunk<Promise<Outcome<unknown>>>;

/** The number of changed lines, and a function that undoes the change. */
export interface Changed {
  count: number;
  undo: Done;
}

const asNew = ({ productId, unitId, quantity, note, position }: TakenItem): NewItem => ({
  productID: productId,
  unitID: unitId,
  quantity,
  note,
  position,
});

type Restorable = NonNullable<NonNullable<AnswerOf<'orderLists.remove'>['removed']>['restore']>;

const asRestored = ({ listId, key, places, lines }: Restorable) => ({
  ...{ listID: listId, key, places },
  lines: lines.map(({ productId, ...line }) => ({ productID: productId, ...line })),
});

const lineName = (listID: number, productID: number) => `list ${listID} ${productID}`;

/** Puts products on a list, or changes their items; retried while there is no answer, because a repeat does no harm. */
export function putItems(
  listID: number,
  items: NewItem[],
): AppThunk<Promise<Outcome<{ added: number[]; unknown: number[] }>>> {
  return (dispatch, _getState, { newest, retryDelaysMs }) => {
    const names = items.map(({ productID }) => lineName(listID, productID));
    for (const name of names) newest.set(name, items);
    return retryUntilAnswered(
      () => dispatch(callApi('orderLists.putItems', { listID, items })),
      retryDelaysMs,
      () => names.every((name) => newest.get(name) === items),
    );
  };
}

/** Removes lines from a list, or moves or copies them to another one. The result has an undo that restores them. */
export function moveItems(request: RequestOf<'orderLists.moveItems'>): AppThunk<Promise<Outcome<Changed>>> {
  return async (dispatch, _getState, { newest }) => {
    const { listID, productIDs, toListID, copy } = request;
    // A retry of an older change must not undo this one.
    if (!copy) for (const productID of productIDs) newest.set(lineName(listID, productID), request);
    const outcome = await dispatch(callApi('orderLists.moveItems', request));
    if (!('value' in outcome)) return outcome;
    const { removed, added } = outcome.value;
    if (!copy) dispatch(linesGone({ listId: listID, productIds: productIDs }));
    return {
      value: {
        count: copy ? added.length : removed.length,
        undo: moveBack(listID, removed, toListID, added),
      },
    };
  };
}

function moveBack(listID: number, removed: TakenItem[], toListID: number | undefined, added: number[]): Done {
  return (dispatch) =>
    dispatch(
      makeCalls(async (call) => {
        if (removed.length > 0) await call('orderLists.putItems', { listID, items: removed.map(asNew) });
        if (toListID !== undefined && added.length > 0)
          await call('orderLists.moveItems', { listID: toListID, productIDs: added });
      }),
    );
}

/**
 * Removes a list. The result has an undo, where the API answers the list's content: it restores the list with its
 * items, and its places of the stock count.
 */
export function removeList(listId: number): AppThunk<Promise<Outcome<{ undo?: Done }>>> {
  return async (dispatch) => {
    const outcome = await dispatch(callApi('orderLists.remove', { listID: listId }));
    if (!('value' in outcome)) return outcome;
    const { removed } = outcome.value;
    if (!removed) return { value: {} };
    const { name, sortType, items, restore } = removed;
    const list = {
      name,
      sortType,
      items: items.map(asNew),
      ...(restore && { restore: asRestored(restore) }),
    };
    const undo: Done = (again) => again(callApi('orderLists.add', list));
    return { value: { undo } };
  };
}
