import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { hasCode } from '@/api/error';
import { getProductGroupByPath, getProductGroups } from '@/api/product-groups';
import { getProduct as fetchProduct, getProducts } from '@/api/products';
import { kindTag, siteTag, type TagKind } from '@/api/tags';
import type { GroupPage, Product, ProductGroup, ProductList, ProductsRequest } from '@/api/types';
import { visitorClient } from './client';

/** Everything here is what any visitor may see, kept per site and shared by all. */
function keep(site: string, kind: TagKind) {
  cacheLife('catalogue');
  cacheTag(siteTag(site), kindTag(site, kind));
}

const absent = (error: unknown) => {
  if (hasCode(error, 'not_found')) return null;
  throw error;
};

/** The whole tree of groups, nested. */
export async function getGroupTree(site: string): Promise<ProductGroup[]> {
  'use cache';
  keep(site, 'groups');
  return getProductGroups(visitorClient(site));
}

/** The group on a path such as `c/hygienepapier`; null when there is none. */
export async function getGroupPage(site: string, path: string): Promise<GroupPage | null> {
  'use cache';
  keep(site, 'groups');
  return getProductGroupByPath(visitorClient(site), path).catch(absent);
}

/** A list of products as a visitor sees it. Only for requests with bounds: each one is kept. */
export async function getProductList(site: string, request: ProductsRequest): Promise<ProductList> {
  'use cache';
  keep(site, 'products');
  return getProducts(visitorClient(site), request);
}

/** A product as a visitor sees it; null when there is none. */
export async function getProduct(site: string, id: number): Promise<Product | null> {
  'use cache';
  keep(site, 'products');
  return fetchProduct(visitorClient(site), id).catch(absent);
}
