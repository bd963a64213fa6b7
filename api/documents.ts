import { endpoints } from '@toonbank/contract';
import type { ApiClient, CallOptions } from './client';

/** A product's sheet as PDF, the same for every viewer: no price, no stock. @throws ApiError `not_found` */
export const getProductSheet = (client: ApiClient, id: number, options?: CallOptions) =>
  client.file(endpoints.products.printSpec, { id }, options);
