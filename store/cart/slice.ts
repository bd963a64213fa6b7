import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart } from '@/api/types';
import { isTransient } from '../failure';
import { sessionReset } from '../reset';
import { cartKey, type LineChange, overlay, sameChange } from './overlay';
import type { CartState } from './state';
import { fetchCart, updateCart } from './thunks';

const initialState: CartState = {
  open: false,
  loading: false,
  items: [],
  confirmed: null,
  changes: {},
  unsaved: {},
  item: null,
  removed: null,
  checkout: [],
  paymentOptions: [],
  error: null,
};

function refresh(state: CartState) {
  state.items = overlay(state.confirmed?.items ?? [], state.changes);
}

/** Replaces the whole cart, unless ours is newer: answers can overtake each other. */
function store(state: CartState, cart: Cart) {
  if (state.confirmed && cart.version < state.confirmed.version) return;
  state.confirmed = cart;
  refresh(state);
}

/** Ends a pending change, unless a newer one has replaced it. */
function settle(state: CartState, change: LineChange) {
  const key = cartKey(change.productId, change.hash);
  const current = state.changes[key];
  if (!current || !sameChange(current, change)) return;
  delete state.changes[key];
  delete state.unsaved[key];
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartToggled(state) {
      state.open = !state.open;
    },
    /** Shows a change at once; `updateCart` sends it to the server. */
    lineChanged(state, { payload }: PayloadAction<LineChange>) {
      const key = cartKey(payload.productId, payload.hash);
      const current = state.items.find((item) => item.key === key);
      state.removed = payload.quantity === 0 && current ? current : null;
      state.changes[key] = payload;
      delete state.unsaved[key];
      state.error = null;
      refresh(state);
    },
    /** No retry of this line's change got an answer. */
    lineUnsaved(state, { payload: key }: PayloadAction<string>) {
      if (state.changes[key]) state.unsaved[key] = 'failed';
    },
    cartStored(state, { payload }: PayloadAction<Cart>) {
      store(state, payload);
    },
    /** Fields that the checkout sets; its code loads with the review page only. */
    cartPatched(
      state,
      { payload }: PayloadAction<Partial<Pick<CartState, 'loading' | 'checkout' | 'paymentOptions'>>>,
    ) {
      Object.assign(state, payload);
    },
    /** Empties the cart, for example after an order. */
    cartCleared: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionReset, () => initialState)
      .addCase(updateCart.pending, (state, { meta }) => {
        const key = cartKey(meta.arg.productId, meta.arg.hash);
        if (state.unsaved[key]) state.unsaved[key] = 'retrying';
      })
      .addCase(updateCart.fulfilled, (state, { payload, meta }) => {
        settle(state, meta.arg);
        state.item = payload.item;
        store(state, payload.cart);
        refresh(state);
      })
      .addCase(updateCart.rejected, (state, { payload, meta }) => {
        const key = cartKey(meta.arg.productId, meta.arg.hash);
        if (isTransient(payload)) {
          // The typed number stays: `changeLine` retries.
          if (state.changes[key] && sameChange(state.changes[key], meta.arg)) state.unsaved[key] = 'retrying';
          return;
        }
        settle(state, meta.arg);
        state.error = payload ?? 'internal';
        refresh(state);
      })
      .addCase(fetchCart.fulfilled, (state, { payload }) => store(state, payload))
      .addCase(fetchCart.rejected, (state, { payload }) => {
        state.error = payload ?? 'internal';
      })
      .addMatcher(isAnyOf(updateCart.pending, fetchCart.pending), (state) => {
        state.loading = true;
      })
      .addMatcher(
        isAnyOf(updateCart.fulfilled, updateCart.rejected, fetchCart.fulfilled, fetchCart.rejected),
        (state) => {
          state.loading = false;
        },
      );
  },
});

export const { cartToggled, lineChanged, lineUnsaved, cartStored, cartPatched, cartCleared } =
  cartSlice.actions;
