import { endpoints } from '@toonbank/contract';
import type { ApiClient, RequestOf } from './client';

const { recurringOrders: recurring } = endpoints;

/** The customer's recurring orders, the next first. Customers only, as all of these but the last two. */
export const getRecurringOrders = (client: ApiClient) => client.call(recurring.all, {});

/** One with its lines and its runs. @throws ApiError `not_found`, also for somebody else's */
export const getRecurringOrder = (client: ApiClient, recurringID: number) =>
  client.call(recurring.get, { recurringID });

/** What a new one can begin with: a list, an order or the cart. @throws ApiError `not_found` */
export const getRecurringLines = (client: ApiClient, request: RequestOf<typeof recurring.lines>) =>
  client.call(recurring.lines, request);

/** @throws ApiError `invalid_request` with fields, `quantity_step`, `too_many_recurring_orders` and others */
export const saveRecurringOrder = (client: ApiClient, request: RequestOf<typeof recurring.save>) =>
  client.call(recurring.save, request);

export const setRecurringActive = (client: ApiClient, request: RequestOf<typeof recurring.setActive>) =>
  client.call(recurring.setActive, request);

/** Until a day, DD-MM-YYYY; empty ends the pause. */
export const pauseRecurringOrder = (client: ApiClient, request: RequestOf<typeof recurring.pause>) =>
  client.call(recurring.pause, request);

/** @throws ApiError `conflict` when another day is next by now */
export const skipRecurringOrder = (client: ApiClient, request: RequestOf<typeof recurring.skip>) =>
  client.call(recurring.skip, request);

export const removeRecurringOrder = (client: ApiClient, recurringID: number) =>
  client.call(recurring.remove, { recurringID });

/** What was removed comes back, with its history. */
export const restoreRecurringOrder = (client: ApiClient, recurringID: number) =>
  client.call(recurring.restore, { recurringID });

/** What a link from a mail would order now. @throws ApiError `not_found`, `too_many_requests` */
export const getPreparedOrder = (client: ApiClient, token: string) =>
  client.call(recurring.prepared, { token });

/** Orders what the link shows, once. @throws ApiError `cart_changed`, `conflict` and others */
export const confirmPreparedOrder = (client: ApiClient, request: RequestOf<typeof recurring.confirm>) =>
  client.call(recurring.confirm, request);
