import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RefusedLine } from '../domain';
import { addReducers } from '../late-reducers';
import type { AppStore } from '../make-store';
import { sessionReset } from '../reset';

/** How much of a product this time. */
export interface Amount {
  unitId: number;
  quantity: number;
}

/** What a line comes to, in cents excl. and incl. VAT. */
export interface LineSum {
  excl: number;
  incl: number;
}

/** What somebody is doing with one list: it goes along from page to page, and is forgotten with the tab. */
export interface ListWork {
  /** By product; what the lines of other pages come to has to be known here. */
  ticked: Record<number, LineSum>;
  /** By product: other than what the list says. */
  amounts: Record<number, Amount>;
  /** By product: what the cart did not take. */
  refused: Record<number, RefusedLine>;
}

/** By list id. */
export type ListWorkState = Record<number, ListWork>;

const nothingDone: ListWork = { ticked: {}, amounts: {}, refused: {} };

const workOn = (state: ListWorkState, listId: number): ListWork => {
  state[listId] ??= { ticked: {}, amounts: {}, refused: {} };
  return state[listId];
};

interface Ticked {
  listId: number;
  /** With what each comes to; null: no longer ticked. */
  lines: { productId: number; sum: LineSum | null }[];
}

const listWorkSlice = createSlice({
  name: 'listWork',
  initialState: {} as ListWorkState,
  reducers: {
    linesTicked(state, { payload: { listId, lines } }: PayloadAction<Ticked>) {
      const { ticked } = workOn(state, listId);
      for (const { productId, sum } of lines) {
        if (sum) ticked[productId] = sum;
        else delete ticked[productId];
      }
    },
    /** `amount` null: as the list says. A refusal was about the amount before. */
    amountChanged(
      state,
      { payload }: PayloadAction<{ listId: number; productId: number; amount: Amount | null; sum: LineSum }>,
    ) {
      const { listId, productId, amount, sum } = payload;
      const work = workOn(state, listId);
      if (amount) work.amounts[productId] = amount;
      else delete work.amounts[productId];
      if (productId in work.ticked) work.ticked[productId] = sum;
      delete work.refused[productId];
    },
    amountsKept(state, { payload: listId }: PayloadAction<number>) {
      workOn(state, listId).amounts = {};
    },
    /** What went to the cart is no longer ticked; what did not stays in view with the reason. */
    listOrdered(
      state,
      {
        payload: { listId, added, refused },
      }: PayloadAction<{ listId: number; added: number[]; refused: RefusedLine[] }>,
    ) {
      const work = workOn(state, listId);
      for (const productId of added) {
        delete work.ticked[productId];
        delete work.amounts[productId];
        delete work.refused[productId];
      }
      for (const line of refused) work.refused[line.productId] = line;
    },
    /** They are no longer on the list. */
    linesGone(
      state,
      { payload: { listId, productIds } }: PayloadAction<{ listId: number; productIds: number[] }>,
    ) {
      const work = workOn(state, listId);
      for (const productId of productIds) {
        delete work.ticked[productId];
        delete work.amounts[productId];
        delete work.refused[productId];
      }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionReset, () => ({}));
  },
});

export const { linesTicked, amountChanged, amountsKept, listOrdered, linesGone } = listWorkSlice.actions;

export const selectListWork = (state: { listWork?: ListWorkState }, listId: number): ListWork =>
  state.listWork?.[listId] ?? nothingDone;

/** Gives the store this part of the state, for the page of a list. */
export const startListWork = (store: AppStore): void =>
  addReducers(store, { listWork: listWorkSlice.reducer });
