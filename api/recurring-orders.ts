import type { RequestOf } from './call';
import type { ApiClient } from './client';

/** The customer's recurring orders, the next one first. Customers only, like all of these but the last two. */
export const getRecurringOrders = (client: ApiClient) => client.call('recurringOrders.all', {});

/** One recurring order with its lines and runs. @throws ApiError `not_found`, also for another customer's */
export const getRecurringOrder = (client: ApiClient, recurringID: number) =>
  client.call('recurringOrders.get', { recurringID });

/** The initial lines of a new recurring order: from a list, an order or the cart. @throws ApiError `not_found` */
export const getRecurringLines = (client: ApiClient, request: RequestOf<'recurringOrders.lines'>) =>
  client.call('recurringOrders.lines', request);

/** @throws ApiError `invalid_request` with fields, `quantity_step`, `too_many_recurring_orders` and others */
export const saveRecurringOrder = (client: ApiClient, request: RequestOf<'recurringOrders.save'>) =>
  client.call('recurringOrders.save', request);

export const setRecurringActive = (client: ApiClient, request: RequestOf<'recurringOrders.setActive'>) =>
  client.call('recurringOrders.setActive', request);

/** Pauses until a day, DD-MM-YYYY; an empty one ends the pause. */
export const pauseRecurringOrder = (client: ApiClient, request: RequestOf<'recurringOrders.pause'>) =>
  client.call('recurringOrders.pause', request);

/** @throws ApiError `conflict` when another day is the next one by now */
export const skipRecurringOrder = (client: ApiClient, request: RequestOf<'recurringOrders.skip'>) =>
  client.call('recurringOrders.skip', request);

export const removeRecurringOrder = (client: ApiClient, recurringID: number) =>
  client.call('recurringOrders.remove', { recurringID });

/** Restores a removed recurring order, with its history. */
export const restoreRecurringOrder = (client: ApiClient, recurringID: number) =>
  client.call('recurringOrders.restore', { recurringID });

/** The order that a link from a mail would place now. @throws ApiError `not_found`, `too_many_requests` */
export const getPreparedOrder = (client: ApiClient, token: string) =>
  client.call('recurringOrders.prepared', { token });

/** Places the order behind the link, once. @throws ApiError `cart_changed`, `conflict` and others */
export const confirmPreparedOrder = (client: ApiClient, request: RequestOf<'recurringOrders.confirm'>) =>
  client.call('recurringOrders.confirm', request);
