import type { RequestOf } from './call';
import type { ApiClient } from './client';

export const getCart = (client: ApiClient) => client.call('cart.get', {});

/** Sets the quantity of a line, in units; 0 removes it. The answer has the whole cart, prices in euros. */
export const updateCart = (client: ApiClient, request: RequestOf<'cart.update'>) =>
  client.call('cart.update', request);

/** Orders a product's pieces in other units. @throws ApiError `cart_changed` */
export const setPacking = (client: ApiClient, request: RequestOf<'cart.setPacking'>) =>
  client.call('cart.setPacking', request);

/** The checkouts for an address; the first is the current one (docs/behaviour.md §10.1). Customers only. */
export const getCheckoutCart = (client: ApiClient, addressID?: number) =>
  client.call('cart.checkout', addressID === undefined ? {} : { addressID });

export const getPaymentOptions = (client: ApiClient) => client.call('cart.paymentOptions', {});

/** Sets a coupon; an empty one removes it. @throws ApiError `coupon_refused` */
export const setCoupon = (client: ApiClient, request: RequestOf<'cart.setCoupon'>) =>
  client.call('cart.setCoupon', request);

export const setOrderRef = (client: ApiClient, request: RequestOf<'cart.setOrderRef'>) =>
  client.call('cart.setOrderRef', request);

export const setOrderComment = (client: ApiClient, request: RequestOf<'cart.setOrderComment'>) =>
  client.call('cart.setOrderComment', request);

/** @throws ApiError `pickup_unavailable` */
export const setPickup = (client: ApiClient, request: RequestOf<'cart.setPickup'>) =>
  client.call('cart.setPickup', request);

/** Dates are DD-MM-YYYY, empty for none. @throws ApiError `delivery_date_unavailable`, `conflict` */
export const setDeliveryDate = (client: ApiClient, request: RequestOf<'cart.setDeliveryDate'>) =>
  client.call('cart.setDeliveryDate', request);

/** HH:MM-HH:MM, empty for any. @throws ApiError `delivery_time_unavailable` */
export const setDeliveryTime = (client: ApiClient, request: RequestOf<'cart.setDeliveryTime'>) =>
  client.call('cart.setDeliveryTime', request);

/** Agrees with the prices of a checkout. @throws ApiError `cart_changed` */
export const setSeenPrices = (client: ApiClient, request: RequestOf<'cart.setSeenPrices'>) =>
  client.call('cart.setSeenPrices', request);

/** Places the order. The same key gives the same order, so a retry is safe (docs/behaviour.md §5.7). */
export const sendOrder = (client: ApiClient, request: RequestOf<'cart.sendOrder'>, idempotencyKey: string) =>
  client.call('cart.sendOrder', request, { headers: { 'idempotency-key': idempotencyKey } });

/** Asks for a new payment page for an order that is not paid yet. */
export const payOrder = (client: ApiClient, request: RequestOf<'cart.payOrder'>) =>
  client.call('cart.payOrder', request);
