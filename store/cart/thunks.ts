import type { SendOrderRequest } from '../api';
import type { Cart, PaymentOption, SentOrder } from '../domain';
import { failureCode } from '../failure';
import { createAppThunk } from '../thunk';
import type { LineChange } from './overlay';

/** The whole cart (spec §4: start). */
export const fetchCart = createAppThunk<Cart>('cart/fetch', async (_, { extra, rejectWithValue }) => {
  try {
    return await (await extra.api()).cart.get();
  } catch (error) {
    return rejectWithValue(failureCode(error));
  }
});

/** Tells the server the quantity of one line; `changeLine` decides when. */
export const updateCart = createAppThunk<{ cart: Cart; item: number }, LineChange>(
  'cart/update',
  async ({ productId, hash = '', quantity, unit }, { extra, rejectWithValue }) => {
    try {
      return await (await extra.api()).cart.update({ id: productId, hash, quantity, unit });
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);

/** One of the fields that belong to the cart as a whole. */
export type CartField = { coupon: string } | { ref: string } | { comment: string };

/** Sets coupon, reference or comment; the whole cart comes back. */
export const changeCart = createAppThunk<Cart, CartField>(
  'cart/change',
  async (field, { extra, rejectWithValue }) => {
    try {
      const { cart } = await extra.api();
      if ('coupon' in field) return await cart.setCoupon(field);
      if ('ref' in field) return await cart.setOrderRef(field);
      return await cart.setOrderComment(field);
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);

/** What the review page needs: the checkouts and the ways to pay. */
export const loadCheckout = createAppThunk<{ checkout: Cart[]; paymentOptions: PaymentOption[] }>(
  'cart/checkout',
  async (_, { extra, rejectWithValue }) => {
    try {
      const { cart } = await extra.api();
      const [checkout, paymentOptions] = await Promise.all([cart.checkout(), cart.paymentOptions()]);
      return { checkout, paymentOptions };
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);

/** Places the order. The same key gives the same order, so a second click or a retry is safe. */
export const sendOrder = createAppThunk<SentOrder, { request: SendOrderRequest; idempotencyKey: string }>(
  'cart/send',
  async ({ request, idempotencyKey }, { extra, rejectWithValue }) => {
    try {
      return await (await extra.api()).cart.sendOrder(request, idempotencyKey);
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);
