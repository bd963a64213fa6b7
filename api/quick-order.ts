import { endpoints } from '@toonbank/contract';
import type { ApiClient, RequestOf } from './client';

const { quickOrder } = endpoints;

/** Products by article number or EAN, at most 500 at once; a code without a product is not in the answer. */
export const findByCode = (client: ApiClient, codes: string[]) => client.call(quickOrder.find, { codes });

/** Reads an order in plain Dutch, of a logged-in customer. @throws ApiError `too_many_requests` */
export const understandText = (client: ApiClient, text: string) =>
  client.call(quickOrder.understand, { text });

/** Adds lines to the cart: what can't be ordered is named in the answer. @throws ApiError `not_found` */
export const linesToCart = (client: ApiClient, request: RequestOf<typeof quickOrder.toCart>) =>
  client.call(quickOrder.toCart, request);
