import type { ApiClient } from './client';

/** One product; null without one. @throws ApiError `not_found` */
export async function getProduct({ call }: ApiClient, id: number) {
  const [product] = await call('products.get', { id });
  return product ?? null;
}
