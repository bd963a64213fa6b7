import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart, CartItem, ErrorCode, PaymentOption } from '../domain';
import { sessionReset } from '../reset';
import { cartKey, type LineChange, overlay } from './overlay';
import { changeCart, fetchCart, loadCheckout, sendOrder, updateCart } from './thunks';

export interface CartState {
  open: boolean;
  loading: boolean;
  /** What to show: the server's lines with unconfirmed changes on top. */
  items: CartItem[];
  /** The server's last word; null until it has spoken. */
  confirmed: Cart | null;
  /** Changes the server has not answered, by cart key. */
  changes: Record<string, LineChange>;
  /** The product that changed last (spec §3). */
  item: number | null;
  /** The last line that was removed, so that it can come back. */
  removed: CartItem | null;
  /** The first entry is the current checkout (spec §3). */
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
  if (current?.quantity === change.quantity && current.unit === change.unit) delete state.changes[key];
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
      state.error = null;
      refresh(state);
    },
    cartStored(state, { payload }: PayloadAction<Cart>) {
      store(state, payload);
    },
    /** Empties the cart, such as after an order. */
    cartCleared: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionReset, () => initialState)
      .addCase(updateCart.fulfilled, (state, { payload, meta }) => {
        settle(state, meta.arg);
        state.item = payload.item;
        store(state, payload.cart);
        refresh(state);
      })
      .addCase(updateCart.rejected, (state, { payload, meta }) => {
        settle(state, meta.arg);
        state.error = payload ?? 'internal';
        refresh(state);
      })
      .addCase(loadCheckout.fulfilled, (state, { payload }) => {
        state.checkout = payload.checkout;
        state.paymentOptions = payload.paymentOptions;
        const [current] = payload.checkout;
        if (current) store(state, current);
      })
      .addCase(sendOrder.fulfilled, () => initialState)
      .addMatcher(isAnyOf(fetchCart.fulfilled, changeCart.fulfilled), (state, { payload }) =>
        store(state, payload),
      )
      .addMatcher(
        // A refused coupon or reference is said at its field, an unsent order at its button.
        isAnyOf(fetchCart.rejected, loadCheckout.rejected),
        (state, { payload }) => {
          state.error = payload ?? 'internal';
        },
      )
      .addMatcher(
        isAnyOf(
          updateCart.pending,
          fetchCart.pending,
          changeCart.pending,
          loadCheckout.pending,
          sendOrder.pending,
        ),
        (state) => {
          state.loading = true;
        },
      )
      .addMatcher(isSettled, (state) => {
        state.loading = false;
      });
  },
});

const isSettled = isAnyOf(
  updateCart.fulfilled,
  updateCart.rejected,
  fetchCart.fulfilled,
  fetchCart.rejected,
  changeCart.fulfilled,
  changeCart.rejected,
  loadCheckout.fulfilled,
  loadCheckout.rejected,
  sendOrder.rejected,
);

export const { cartToggled, lineChanged, cartStored, cartCleared } = cartSlice.actions;
