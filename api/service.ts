import type { RequestOf } from './call';
import type { ApiClient } from './client';

export const getAccountDetails = (client: ApiClient, request: RequestOf<'service.accountDetails'> = {}) =>
  client.call('service.accountDetails', request);

/**
 * Orders, newest first; `search` is case-insensitive on names and matches article numbers (docs/behaviour.md §12.2).
 */
export const getOrderHistory = (client: ApiClient, request: RequestOf<'service.orderHistory'> = {}) =>
  client.call('service.orderHistory', request);

/**
 * One order by its number with rows and `details`; null when it does not exist or belongs to another customer. Its
 * neighbours are searched among the orders that match `among`, the filters of the list.
 */
export async function getOrder(
  client: ApiClient,
  orderNumber: string,
  among: Omit<RequestOf<'service.orderHistory'>, 'orderNumber' | 'withRows'> = {},
) {
  const { orders } = await getOrderHistory(client, { ...among, orderNumber, withRows: true });
  return orders.find((order) => order.orderNumber === orderNumber) ?? null;
}

/**
 * Saves the parts of the account that the flags name: all of them, or none. Gives the id of the address that was
 * created or changed. @throws ApiError `invalid_request` with a fault per field (`fields.postcode` →
 * `invalid_postcode`)
 */
export const setAccountDetails = (client: ApiClient, request: RequestOf<'service.setAccountDetails'>) =>
  client.call('service.setAccountDetails', request);

/**
 * Registers a customer; the answer is the same for an address that has an account. `next`: the shop approves it first
 * (`approval`), or the mail has a link to choose the password (`mail`). @throws ApiError `invalid_request` with a
 * fault per field, `too_many_requests`
 */
export const newCustomer = (client: ApiClient, request: RequestOf<'service.newCustomer'>) =>
  client.call('service.newCustomer', request);

/** Sends a message to the shop. @throws ApiError `invalid_request` with a fault per field, `too_many_requests` */
export const sendContactForm = (client: ApiClient, request: RequestOf<'service.sendContactForm'>) =>
  client.call('service.sendContactForm', request);

/** Cancels an order that waits for payment and puts its lines back into the cart. @throws ApiError `conflict` */
export const reopenOrder = (client: ApiClient, request: RequestOf<'service.reopenOrder'>) =>
  client.call('service.reopenOrder', request);
