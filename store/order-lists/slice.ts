import { createSlice } from '@reduxjs/toolkit';
import type { OrderListChoice } from '@/api/types';
import { sessionReset } from '../reset';
import type { OrderListsState } from './state';
import { createList, fetchListed, loadChoices, setListed } from './thunks';

const initialState: OrderListsState = {
  lists: [],
  holding: {},
  listed: null,
  listedAsked: false,
  loading: false,
  error: null,
};

const byName = new Intl.Collator('nl').compare;

/** Marks a product as being on a list or not, whatever its mark was. */
function mark(state: OrderListsState, productId: number, listId: number, on: boolean) {
  const others = (state.holding[productId] ?? []).filter((id) => id !== listId);
  state.holding[productId] = on ? [...others, listId] : others;
}

function store(state: OrderListsState, productId: number, choices: OrderListChoice[]) {
  state.lists = choices.map(({ listId, name }) => ({ listId, name }));
  state.holding[productId] = choices.filter((list) => list.selected).map(({ listId }) => listId);
  markListed(state, productId);
}

function markListed(state: OrderListsState, productId: number) {
  if (!state.listed) return;
  if (state.holding[productId]?.length) state.listed[productId] = true;
  else delete state.listed[productId];
}

/** A customer's order lists. Not in the store until they are needed: see `startOrderLists`. */
export const orderListsSlice = createSlice({
  name: 'orderlists',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionReset, () => initialState)
      .addCase(fetchListed.pending, (state) => {
        state.listedAsked = true;
      })
      .addCase(fetchListed.fulfilled, (state, { payload }) => {
        state.listed = Object.fromEntries(payload.map((id) => [id, true as const]));
      })
      .addCase(fetchListed.rejected, (state) => {
        state.listedAsked = false;
      })
      .addCase(loadChoices.pending, (state) => {
        state.loading = true;
        state.error = null;
      })
      .addCase(loadChoices.fulfilled, (state, { payload, meta }) => {
        state.loading = false;
        store(state, meta.arg, payload);
      })
      .addCase(loadChoices.rejected, (state, { payload }) => {
        state.loading = false;
        state.error = payload ?? 'internal';
      })
      .addCase(createList.fulfilled, (state, { payload: { listId, name } }) => {
        state.lists = [...state.lists, { listId, name }].sort((a, b) => byName(a.name, b.name));
      })
      // Shown at once; a refusal takes it back.
      .addCase(setListed.pending, (state, { meta: { arg } }) =>
        mark(state, arg.productId, arg.listId, arg.on),
      )
      .addCase(setListed.fulfilled, (state, { meta: { arg } }) => {
        mark(state, arg.productId, arg.listId, arg.on);
        markListed(state, arg.productId);
      })
      .addCase(setListed.rejected, (state, { meta: { arg } }) =>
        mark(state, arg.productId, arg.listId, !arg.on),
      );
  },
});
