import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart, CartItem, ErrorCode, PaymentOption } from '../domain';
import { isTransient } from '../failure';
import { sessionReset } from '../reset';
import { cartKey, type LineChange, overlay, sameChange } from './overlay';
import { fetchCart, updateCart } from './thunks';

export interface CartState {
  open: boolean;
  loading: boolean;
  /** What to show: the server's lines with unconfirmed changes on top. */
  items: CartItem[];
  /** The server's last word; null until it has spoken. */
  confirmed: Cart | null;
  /** Changes the server has not answered, by cart key. */
  changes: Record<string, LineChange>;
  /** Those of them that got no answer, by cart key: being tried again, or given up until the customer retries. */
  unsaved: Record<string, 'retrying' | 'failed'>;
  /** The product that changed last (docs/behaviour.md §9.2). */
  item: number | null;
  /** The last line that was removed, so that it can come back. */
  removed: CartItem | null;
  /** The first entry is the current checkout (docs/behaviour.md §10.1). */
  checkout: Cart[];
  paymentOptions: PaymentOption[];
  error: ErrorCode | null;
}

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

/** The whole cart replaces ours, unless it is older than what we have: answers can overtake each other. */
function store(state: CartState, cart: Cart) {
  if (state.confirmed && cart.version < state.confirmed.version) return;
  state.confirmed = cart;
  refresh(state);
}

/** The change is no longer pending, unless a newer one has taken its place. */
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
    /** Shows a change at once; `updateCart` tells the server. */
    lineChanged(state, { payload }: PayloadAction<LineChange>) {
      const key = cartKey(payload.productId, payload.hash);
      const current = state.items.find((item) => item.key === key);
      state.removed = payload.quantity === 0 && current ? current : null;
      state.changes[key] = payload;
      delete state.unsaved[key];
      state.error = null;
      refresh(state);
    },
    /** No retry of the change of this line got an answer. */
    lineGivenUp(state, { payload: key }: PayloadAction<string>) {
      if (state.changes[key]) state.unsaved[key] = 'failed';
    },
    cartStored(state, { payload }: PayloadAction<Cart>) {
      store(state, payload);
    },
    /** What the checkout sets: its calls come with the review page and cost the others nothing. */
    cartPatched(
      state,
      { payload }: PayloadAction<Partial<Pick<CartState, 'loading' | 'checkout' | 'paymentOptions'>>>,
    ) {
      Object.assign(state, payload);
    },
    /** Empties the cart, such as after an order. */
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
          // The number that was typed stays: `changeLine` tries again.
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

export const { cartToggled, lineChanged, lineGivenUp, cartStored, cartPatched, cartCleared } =
  cartSlice.actions;
