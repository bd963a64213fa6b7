import { endpoints } from '@toonbank/contract';
import type { ApiClient, RequestOf } from './client';

const { service, cart } = endpoints;

/** What will soon be used up, of everything or of one order list. @throws ApiError `not_found` for a list that is none */
export const getPurchaseRhythm = (client: ApiClient, listID?: number) =>
  client.call(service.purchaseRhythm, listID === undefined ? {} : { listID });

/** Says nothing of a product: for a week, for good, or no longer. */
export const snoozeProduct = (client: ApiClient, request: RequestOf<typeof service.snooze>) =>
  client.call(service.snooze, request);

/** What is worth adding to the cart, with the exact saving. Customers only. */
export const getCartHints = (client: ApiClient) => client.call(cart.hints, {});
