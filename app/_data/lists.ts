import 'server-only';
import { hasCode } from '@/api/error';
import { getProducts } from '@/api/products';
import type { ProductList, ProductsRequest } from '@/api/types';
import type { Audience } from '@/lib/audience';
import type { CatalogueQuery, SortKey } from '@/lib/catalogue-query';
import { sessionClient, visitorClient } from './client';

export const PAGE_SIZE = 24;

const sorts: Record<SortKey, NonNullable<ProductsRequest['sort']>> = {
  relevantie: { field: 'score', order: 'desc' },
  'naam-oplopend': { field: 'productName', order: 'asc' },
  'naam-aflopend': { field: 'productName', order: 'desc' },
  'prijs-oplopend': { field: 'price', order: 'asc' },
  'prijs-aflopend': { field: 'price', order: 'desc' },
};

/** A query of the address → the contract's request. */
export function listRequest(query: CatalogueQuery, base: ProductsRequest): ProductsRequest {
  const filtered = Object.keys(query.filters).length > 0;
  return {
    ...base,
    page: query.page,
    pageSize: PAGE_SIZE,
    ...(query.sort && { sort: sorts[query.sort] }),
    ...(filtered && { filters: query.filters }),
  };
}

/**
 * A list nobody keeps (search, filters): it is asked for with the customer's own session, so that sorting by
 * price sorts by the customer's price. A dead session counts as none, and `expired` says so.
 */
export async function getListNow(site: string, audience: Audience, request: ProductsRequest) {
  const visitor = (): Promise<ProductList> => getProducts(visitorClient(site), request);
  const client = audience === 'k' ? await sessionClient(site) : null;
  if (!client) return { list: await visitor(), expired: audience === 'k' };
  try {
    return { list: await getProducts(client, request), expired: false };
  } catch (error) {
    if (!hasCode(error, 'session_invalid', 'session_missing')) throw error;
    return { list: await visitor(), expired: true };
  }
}
