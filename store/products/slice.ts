import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReset } from '../reset';
import type { ListState, ListTarget, Overview, ProductsState } from './state';
import { loadProducts } from './thunks';

export const overviewOf = (href: string): Overview => `overview ${href}`;
const isOverview = (target: string): target is Overview => target.startsWith('overview ');
/** Number of lists that are kept for going back: the visible one and those before it. */
const MAX_LISTS = 5;

const initialState: ProductsState = { lists: {}, sort: { field: 'productName', order: 'asc' }, search: '' };
const emptyList: ListState = { docs: [], numFound: 0, status: 'ready', error: null };

/** Removes the oldest lists to make room for a new one. */
function forgetOldest({ lists }: ProductsState): void {
  const overviews = Object.keys(lists).filter(isOverview);
  for (const target of overviews.slice(0, Math.max(0, overviews.length - MAX_LISTS + 1)))
    delete lists[target];
}

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
        if (!state.lists[target]) forgetOldest(state);
        state.lists[target] = { ...known, status: 'loading', error: null };
      })
      .addCase(loadProducts.fulfilled, (state, { meta, payload }) => {
        const { target, init } = meta.arg;
        const before = init ? [] : (state.lists[target]?.docs ?? []);
        // Between two calls a product may have moved from one page to the next.
        const known = new Set(before.map(({ productId }) => productId));
        state.lists[target] = {
          docs: [...before, ...payload.docs.filter(({ productId }) => !known.has(productId))],
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
