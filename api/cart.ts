import { endpoints } from '@toonbank/contract';
import type { ApiClient, RequestOf } from './client';

const { cart } = endpoints;

export const getCart = (client: ApiClient) => client.call(cart.get, {});

/** Sets the quantity of a line, in units; 0 removes it. The whole cart comes back, prices in euros. */
export const updateCart = (client: ApiClient, request: RequestOf<typeof cart.update>) =>
  client.call(cart.update, request);

/** The checkouts; the first is the current one (spec §3). Customers only. */
export const getCheckoutCart = (client: ApiClient) => client.call(cart.checkout, {});

export const getPaymentOptions = (client: ApiClient) => client.call(cart.paymentOptions, {});

/** An empty coupon takes it off. @throws ApiError `coupon_refused` */
export const setCoupon = (client: ApiClient, request: RequestOf<typeof cart.setCoupon>) =>
  client.call(cart.setCoupon, request);

export const setOrderRef = (client: ApiClient, request: RequestOf<typeof cart.setOrderRef>) =>
  client.call(cart.setOrderRef, request);

export const setOrderComment = (client: ApiClient, request: RequestOf<typeof cart.setOrderComment>) =>
  client.call(cart.setOrderComment, request);

/** Places the order. The same key gives the same order, so a retry is safe (decisions). */
export const sendOrder = (
  client: ApiClient,
  request: RequestOf<typeof cart.sendOrder>,
  idempotencyKey: string,
) => client.call(cart.sendOrder, request, { headers: { 'idempotency-key': idempotencyKey } });
