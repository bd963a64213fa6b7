import { endpoints } from '@toonbank/contract';
import type { ApiClient, RequestOf } from './client';

const { service } = endpoints;

/** The customer's price agreements that run or will run, by product; of one product only, when named. */
export const getPriceAgreements = (client: ApiClient, productID?: number) =>
  client.call(service.fixedPrices, productID === undefined ? {} : { productID });

/** The same to print. */
export const getPriceAgreementsPdf = (client: ApiClient) => client.file(service.fixedPrices, { print: true });

/** What was bought before and is still sold, with the usual quantity and what was paid last. */
export const getProductHistory = (
  client: ApiClient,
  request: RequestOf<typeof service.productHistory> = {},
) => client.call(service.productHistory, request);
