import 'server-only';
import { redirect } from 'next/navigation';
import { hasCode } from '@/api/error';
import type { ProductList, ProductsRequest } from '@/api/types';
import type { Audience } from '@/lib/audience';
import type { CatalogueQuery, SortKey } from '@/lib/catalogue/catalogue-query';
import { asksForMore, countedQuery } from '@/lib/catalogue/read-catalogue-query';
import { sessionClient, visitorClient } from './client';

export const PAGE_SIZE = 24;

const sorts: Record<SortKey, NonNullable<ProductsRequest['sort']>> = {
  relevantie: { field: 'score', order: 'desc' },
  'meest-besteld': { field: 'score', order: 'desc' },
  'naam-oplopend': { field: 'productName', order: 'asc' },
  'naam-aflopend': { field: 'productName', order: 'desc' },
  'prijs-oplopend': { field: 'price', order: 'asc' },
  'prijs-aflopend': { field: 'price', order: 'desc' },
  'prijs-per-gebruik': { field: 'usePrice', order: 'asc' },
};

/** A query of the address → the contract's request. */
export function listRequest(query: CatalogueQuery, base: ProductsRequest): ProductsRequest {
  const filtered = Object.keys(query.filters).length > 0;
  return {
    ...base,
    families: true,
    page: query.page,
    pageSize: PAGE_SIZE,
    ...(query.sort && { sort: sorts[query.sort] }),
    ...(filtered && { filters: query.filters }),
  };
}

/**
 * A list that is not cached (search, filters): requested with the customer's session, so that sorting by
 * price uses the customer's prices. Without a valid session it is a visitor's list, and `expired` reports
 * it.
 */
export async function getListNow(site: string, audience: Audience, request: ProductsRequest) {
  const visitor = (): Promise<ProductList> => visitorClient(site).call('products.list', request);
  const client = audience === 'customer' ? await sessionClient(site) : null;
  if (!client) return { list: await visitor(), expired: audience === 'customer' };
  try {
    return { list: await client.call('products.list', request), expired: false };
  } catch (error) {
    if (!hasCode(error, 'session_invalid', 'session_missing')) throw error;
    return { list: await visitor(), expired: true };
  }
}

/** The page that a list shows, from 0: one that is past the end is the last one. */
export function shownPage({ start, numFound }: Pick<ProductList, 'start' | 'numFound'>): number {
  const last = Math.max(0, Math.ceil(numFound / PAGE_SIZE) - 1);
  return Math.min(Math.floor(start / PAGE_SIZE), last);
}

export interface AskedList {
  /** Query parameters as in the URL. */
  asked: URLSearchParams;
  query: CatalogueQuery;
  list: ProductList;
  /** Whether prices may be seen. */
  prices: boolean;
  search?: boolean;
}

/** The query as the API applied it. A URL with other parameters redirects to the one for this query. */
export function settledQuery(
  { asked, query, list, prices, search = false }: AskedList,
  hrefOf: (query: CatalogueQuery) => string,
): CatalogueQuery {
  const facets = Object.keys(list.facetCounts);
  const counted = countedQuery(query, {
    page: shownPage(list),
    filters: list.filters,
    facets,
    prices,
    search,
    use: list.useMeasure !== undefined,
  });
  if (asksForMore(asked, counted)) redirect(hrefOf(counted));
  return counted;
}
