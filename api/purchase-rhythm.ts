import type { RequestOf } from './call';
import type { ApiClient } from './client';

/**
 * Products that will soon be used up, of all products or of one order list. @throws ApiError `not_found` for an
 * unknown list
 */
export const getPurchaseRhythm = (client: ApiClient, listID?: number) =>
  client.call('service.purchaseRhythm', listID === undefined ? {} : { listID });

/** Hides a product's rhythm: for a week, always, or no longer. */
export const snoozeProduct = (client: ApiClient, request: RequestOf<'service.snooze'>) =>
  client.call('service.snooze', request);

/** Products worth adding to the cart, with the exact saving. Customers only. */
export const getCartHints = (client: ApiClient) => client.call('cart.hints', {});
