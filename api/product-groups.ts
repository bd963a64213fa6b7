import type { ApiClient } from './client';

/** The groups below one, nested; 0 is the root. */
export const getProductGroups = (client: ApiClient, id = 0) => client.call('productGroups.tree', { id });

/** The group with a path such as `c/hygienepapier`. @throws ApiError `not_found` */
export const getProductGroupByPath = (client: ApiClient, path: string) =>
  client.call('productGroups.byPath', { path });
