import type { CallOptions, RequestOf } from './call';
import type { ApiClient } from './client';

/** Products with facets; 24 a page, from page 0. Price fields are absent for viewers who may not see prices. */
export const getProducts = (client: ApiClient, request: RequestOf<'products.list'>, options?: CallOptions) =>
  client.call('products.list', request, options);

/** One product. @throws ApiError `not_found` */
export async function getProduct(client: ApiClient, id: number) {
  const [product] = await client.call('products.get', { id });
  return product ?? null;
}
