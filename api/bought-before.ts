import type { RequestOf } from './call';
import type { ApiClient } from './client';

/** The customer's valid and future price agreements, by product; of one product, when named. */
export const getPriceAgreements = (client: ApiClient, productID?: number) =>
  client.call('service.fixedPrices', productID === undefined ? {} : { productID });

/** The same list as PDF. */
export const getPriceAgreementsPdf = (client: ApiClient) =>
  client.file('service.fixedPrices', { print: true });

/** Products that were bought before and are still sold, with the usual quantity and the last price. */
export const getProductHistory = (client: ApiClient, request: RequestOf<'service.productHistory'> = {}) =>
  client.call('service.productHistory', request);
