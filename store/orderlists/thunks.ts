import type { OrderList, OrderListChoice, RemovedItem } from '../domain';
import { failureCode } from '../failure';
import { createAppThunk } from '../thunk';

/** A product that goes on a list or comes off it, with the name that a message needs. */
export interface ListChange {
  productId: number;
  unitId: number;
  listId: number;
  listName: string;
  on: boolean;
  /** What it was before, so that it comes back the same. Without a position it stays where it is. */
  as?: Omit<RemovedItem, 'position'> & Partial<RemovedItem>;
}

/** The products that stand on any list, for their marks. Customers only, and once. */
export const fetchListed = createAppThunk<number[]>(
  'orderlists/fetchListed',
  async (_, { extra, rejectWithValue }) => {
    try {
      return await (await extra.api()).orderLists.listedItems();
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
  { condition: (_, { getState }) => getState().auth.isLoggedIn && !getState().orderlists?.listedAsked },
);

/** The customer's lists, and which of them hold the product with this id. */
export const loadChoices = createAppThunk<OrderListChoice[], number>(
  'orderlists/loadChoices',
  async (productId, { extra, rejectWithValue }) => {
    try {
      return await (await extra.api()).orderLists.selected(productId);
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);

/** A new list. Rejects with `list_name_taken` or `too_many_lists`, which belong at the field. */
export const createList = createAppThunk<OrderList, string>(
  'orderlists/create',
  async (name, { extra, rejectWithValue }) => {
    try {
      return await (await extra.api()).orderLists.add(name);
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);

/** Tells the server; `changeListed` also says how it went. Gives what came off the list, where the API tells. */
export const setListed = createAppThunk<RemovedItem | undefined, ListChange>(
  'orderlists/setListed',
  async ({ productId, unitId, listId, on, as }, { extra, rejectWithValue }) => {
    const place = { productID: productId, listID: listId };
    try {
      const { orderLists } = await extra.api();
      if (!on) return (await orderLists.removeItem(place)).removed;
      const { unitId: unitID = unitId, ...rest } = as ?? {};
      await orderLists.addItem({ ...place, unitID, ...rest });
      return undefined;
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);
