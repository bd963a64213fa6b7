import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { productTargets } from '@toonbank/contract';
import type { ErrorCode, ProductDoc } from '../domain';
import { sessionReset } from '../reset';
import { loadProducts } from './thunks';

/** The named lists of spec §3, and the list on a category or search page. */
export type ListTarget = (typeof productTargets)[number] | 'overview';

export interface ListState {
  docs: ProductDoc[];
  numFound: number;
  status: 'loading' | 'ready' | 'failed';
  error: ErrorCode | null;
}

export interface ProductsState {
  lists: Partial<Record<ListTarget, ListState>>;
  sort: { field: string; order: 'asc' | 'desc' };
  /** What stands in the search box. */
  search: string;
}

const initialState: ProductsState = { lists: {}, sort: { field: 'productName', order: 'asc' }, search: '' };
const emptyList: ListState = { docs: [], numFound: 0, status: 'ready', error: null };

export const productsSlice = createSlice({
  name: 'products',
  initialState,
  reducers: {
    listCleared(state, { payload }: PayloadAction<ListTarget>) {
      delete state.lists[payload];
    },
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionReset, () => initialState)
      .addCase(loadProducts.pending, (state, { meta }) => {
        const { target, init } = meta.arg;
        const known = init ? emptyList : (state.lists[target] ?? emptyList);
        state.lists[target] = { ...known, status: 'loading', error: null };
      })
      .addCase(loadProducts.fulfilled, (state, { meta, payload }) => {
        const { target, init } = meta.arg;
        const before = init ? [] : (state.lists[target]?.docs ?? []);
        state.lists[target] = {
          docs: [...before, ...payload.docs],
          numFound: payload.numFound,
          status: 'ready',
          error: null,
        };
      })
      .addCase(loadProducts.rejected, (state, { meta, payload }) => {
        const list = state.lists[meta.arg.target];
        if (list) state.lists[meta.arg.target] = { ...list, status: 'failed', error: payload ?? 'internal' };
      });
  },
});

export const { listCleared, searchChanged } = productsSlice.actions;
