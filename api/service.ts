import { endpoints } from '@toonbank/contract';
import type { ApiClient, RequestOf } from './client';

const { service } = endpoints;

export const getAccountDetails = (
  client: ApiClient,
  request: RequestOf<typeof service.accountDetails> = {},
) => client.call(service.accountDetails, request);

/**
 * Orders, newest first; `search` is case-insensitive on names and matches article numbers (docs/behaviour.md §12.2).
 */
export const getOrderHistory = (client: ApiClient, request: RequestOf<typeof service.orderHistory> = {}) =>
  client.call(service.orderHistory, request);

/**
 * One order by its number with rows and `details`, null when it is absent or somebody else's. Its neighbours are looked
 * for among the orders that fit `among`, as the list had it.
 */
export async function getOrder(
  client: ApiClient,
  orderNumber: string,
  among: Omit<RequestOf<typeof service.orderHistory>, 'orderNumber' | 'withRows'> = {},
) {
  const { orders } = await getOrderHistory(client, { ...among, orderNumber, withRows: true });
  return orders.find((order) => order.orderNumber === orderNumber) ?? null;
}

/**
 * Saves the parts of the account that the flags name: all of it, or nothing. Gives the id of an address that was made
 * or changed. @throws ApiError `invalid_request` with a fault per field (`fields.postcode` → `invalid_postcode`)
 */
export const setAccountDetails = (client: ApiClient, request: RequestOf<typeof service.setAccountDetails>) =>
  client.call(service.setAccountDetails, request);

/**
 * Asks to become a customer; the answer is the same for an address that has an account. `next`: the shop looks at it
 * (`approval`), or the password is chosen by the link in the mail (`mail`). @throws ApiError `invalid_request` with a
 * fault per field, `too_many_requests`
 */
export const newCustomer = (client: ApiClient, request: RequestOf<typeof service.newCustomer>) =>
  client.call(service.newCustomer, request);

/** A message to the shop. @throws ApiError `invalid_request` with a fault per field, `too_many_requests` */
export const sendContactForm = (client: ApiClient, request: RequestOf<typeof service.sendContactForm>) =>
  client.call(service.sendContactForm, request);

/** Cancels an order that waits for payment; its lines are in the cart again. @throws ApiError `conflict` */
export const reopenOrder = (client: ApiClient, request: RequestOf<typeof service.reopenOrder>) =>
  client.call(service.reopenOrder, request);
