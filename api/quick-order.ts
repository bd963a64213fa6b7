import type { RequestOf } from './call';
import type { ApiClient } from './client';

/** Products by article number or EAN, at most 500 at once; the answer leaves out codes without a product. */
export const findByCode = (client: ApiClient, codes: string[]) => client.call('quickOrder.find', { codes });

/** Reads an order in plain Dutch. Customers only. @throws ApiError `too_many_requests` */
export const understandText = (client: ApiClient, text: string) =>
  client.call('quickOrder.understand', { text });

/** Adds lines to the cart; the answer names the lines that can't be ordered. @throws ApiError `not_found` */
export const linesToCart = (client: ApiClient, request: RequestOf<'quickOrder.toCart'>) =>
  client.call('quickOrder.toCart', request);
