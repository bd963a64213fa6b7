import { endpoints } from '@toonbank/contract';
import type { ApiClient, RequestOf } from './client';

const { service } = endpoints;

export const getAccountDetails = (
  client: ApiClient,
  request: RequestOf<typeof service.accountDetails> = {},
) => client.call(service.accountDetails, request);

/** Orders, newest first; `search` is case-insensitive on names and matches article numbers (spec §5). */
export const getOrderHistory = (client: ApiClient, request: RequestOf<typeof service.orderHistory> = {}) =>
  client.call(service.orderHistory, request);
