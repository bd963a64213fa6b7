import type { CallOptions } from './call';
import type { ApiClient } from './client';

/** A product's sheet as PDF, the same for every viewer: no price, no stock. @throws ApiError `not_found` */
export const getProductSheet = (client: ApiClient, id: number, options?: CallOptions) =>
  client.file('products.printSpec', { id }, options);
