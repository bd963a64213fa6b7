import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RefusedLine } from '@/api/types';
import { injectReducers } from '../inject-reducers';
import type { AppStore } from '../make-store';
import { sessionReset } from '../reset';
import type { Amount, LineSum, ListWork, ListWorkState } from './state';

const nothingDone: ListWork = { ticked: {}, amounts: {}, refused: {} };

const workOn = (state: ListWorkState, listId: number): ListWork => {
  state[listId] ??= { ticked: {}, amounts: {}, refused: {} };
  return state[listId];
};

interface Ticked {
  listId: number;
  /** Each with its total; null: no longer selected. */
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
    /** `amount` null: the list's own quantity. A refusal was about the amount before. */
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
    /** Lines that went to the cart are no longer selected; refused lines stay visible with their reason. */
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
    /** These lines are no longer on the list. */
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

/** Adds this part of the state to the store, for the page of a list. */
export const startListWork = (store: AppStore): void =>
  injectReducers(store, { listWork: listWorkSlice.reducer });
