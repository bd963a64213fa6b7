import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cache } from 'react';
import { hasCode } from '@/api/error';
import { getProduct as fetchProduct } from '@/api/products';
import type {
  DeliveryPromise,
  GroupPage,
  Product,
  ProductGroup,
  ProductList,
  ProductsRequest,
} from '@/api/types';
import { kindTag, siteTag, type TagKind } from '@/lib/cache/cache-tags';
import { ABSENT_TAG, FREE_TEXT_TAG } from '@/lib/names';
import { visitorClient } from './client';
import { PAGE_SIZE } from './lists';
import { keptUnlessView } from './view';

/** The group above all others. */
const ROOT = 0;

/** Everything here is what any visitor may see, kept per site and shared by all. */
function keep(site: string, kind: TagKind) {
  cacheLife('catalogue');
  cacheTag(siteTag(site), kindTag(site, kind));
}

const nullWhenAbsent = (error: unknown): null => {
  if (!hasCode(error, 'not_found')) throw error;
  return null;
};

/** Only inside a cached function: null is kept as an absence. */
function noteAbsence<T>(found: T | null): T | null {
  if (found === null) cacheTag(ABSENT_TAG);
  return found;
}

// Trees and lists are kept as text: reading text back is one JSON.parse, where the cache's own format is revived value
// by value, at every request of a customer.

const loadGroupTree = async (site: string): Promise<string> =>
  JSON.stringify(await visitorClient(site).call('productGroups.tree', { id: ROOT }));
async function keptGroupTree(site: string): Promise<string> {
  'use cache';
  keep(site, 'groups');
  return loadGroupTree(site);
}
const groupTreeText = keptUnlessView(keptGroupTree, loadGroupTree);

/** The whole tree of groups, nested. */
export const getGroupTree = cache(
  async (site: string): Promise<ProductGroup[]> => JSON.parse(await groupTreeText(site)),
);

const loadGroupPage = (site: string, path: string): Promise<GroupPage | null> =>
  visitorClient(site).call('productGroups.byPath', { path }).catch(nullWhenAbsent);
async function keptGroupPage(site: string, path: string): Promise<GroupPage | null> {
  'use cache';
  keep(site, 'groups');
  return noteAbsence(await loadGroupPage(site, path));
}
/** The group on a path such as `c/hygienepapier`; null when absent. */
export const getGroupPage = keptUnlessView(keptGroupPage, loadGroupPage);

async function productListText(site: string, request: ProductsRequest): Promise<string> {
  'use cache';
  keep(site, 'products');
  const list = await visitorClient(site).call('products.list', request);
  // Numbers past the last page have no end.
  const { page = 0, pageSize } = request;
  if (page > 0 && page * (pageSize ?? PAGE_SIZE) >= list.numFound) cacheTag(ABSENT_TAG);
  return JSON.stringify(list);
}

/** A list of products as a visitor sees it. Only for requests with bounds: each one is kept. */
export async function getProductList(site: string, request: ProductsRequest): Promise<ProductList> {
  return JSON.parse(await productListText(site, request));
}

async function searchedListText(site: string, request: ProductsRequest): Promise<string> {
  'use cache';
  keep(site, 'products');
  cacheTag(FREE_TEXT_TAG);
  return JSON.stringify(await visitorClient(site).call('products.list', request));
}

/** Products found by a text as a visitor sees them, kept in memory only. */
export async function getSearchedList(site: string, request: ProductsRequest): Promise<ProductList> {
  return JSON.parse(await searchedListText(site, request));
}

/** A product as a visitor sees it; null when absent. */
export async function getProduct(site: string, id: number): Promise<Product | null> {
  'use cache';
  keep(site, 'products');
  return noteAbsence(await fetchProduct(visitorClient(site), id).catch(nullWhenAbsent));
}

const loadPromise = (site: string): Promise<DeliveryPromise | null> =>
  visitorClient(site)
    .call('settings.delivery', {})
    .catch((error: unknown) => {
      if (hasCode(error, 'not_found', 'not_built')) return null;
      throw error;
    });
async function keptPromise(site: string): Promise<DeliveryPromise | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(siteTag(site), kindTag(site, 'delivery'));
  return loadPromise(site);
}
/**
 * When products are delivered that are ordered now; null when the API does not say. Its tag is revalidated at the
 * cut-off and at midnight (ADR 127), with the pages that show it.
 */
export const getDeliveryPromise = keptUnlessView(keptPromise, loadPromise);
