import type { RequestOf } from '@/api/call';
import type { OrderList, OrderListChoice, RemovedItem } from '@/api/types';
import { failureCode } from '../failure';
import { createAppThunk } from '../thunk';
import type { ListChange } from './state';

/** Loads the products that are on any list, for their marks. Customers only, and once. */
export const fetchListed = createAppThunk<number[]>(
  'orderlists/fetchListed',
  async (_, { extra, rejectWithValue }) => {
    try {
      const call = await extra.api();
      return await call('orderLists.listedItems', {});
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
  { condition: (_, { getState }) => getState().auth.isLoggedIn && !getState().orderlists?.listedAsked },
);

/** Loads the customer's lists, and which of them hold the product with this id. */
export const loadChoices = createAppThunk<OrderListChoice[], number>(
  'orderlists/loadChoices',
  async (productId, { extra, rejectWithValue }) => {
    try {
      const call = await extra.api();
      return await call('orderLists.selected', { productID: productId });
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);

/** Creates a list. Rejects with `list_name_taken` or `too_many_lists`, which are shown at the field. */
export const createList = createAppThunk<OrderList, RequestOf<'orderLists.add'>>(
  'orderlists/create',
  async (list, { extra, rejectWithValue }) => {
    try {
      const call = await extra.api();
      return await call('orderLists.add', list);
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);

/**
 * Sends the change to the server; `changeListed` also shows the message. Resolves with the removed item, where the
 * API answers it.
 */
export const setListed = createAppThunk<RemovedItem | undefined, ListChange>(
  'orderlists/setListed',
  async ({ productId, unitId, listId, on, as }, { extra, rejectWithValue }) => {
    const place = { productID: productId, listID: listId };
    try {
      const call = await extra.api();
      if (!on) return (await call('orderLists.removeItem', place)).removed;
      const { unitId: unitID = unitId, ...rest } = as ?? {};
      await call('orderLists.addItem', { ...place, unitID, ...rest });
      return undefined;
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);
