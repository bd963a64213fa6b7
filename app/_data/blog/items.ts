import 'server-only';
import { BLOG_PAGE_SIZE } from '@toonbank/contract';
import { cacheLife, cacheTag } from 'next/cache';
import { hasCode } from '@/api/error';
import type { BlogItem, ProductDoc } from '@/api/types';
import { kindTag, siteTag } from '@/lib/cache/cache-tags';
import { getProductList } from '../catalogue';
import { visitorClient } from '../client';
import { keptUnlessView } from '../view';

async function loadPage(site: string, page: number): Promise<BlogItem[]> {
  try {
    return await visitorClient(site).call('content.blog', { filter: 0, page });
  } catch (error) {
    if (hasCode(error, 'not_found', 'not_built')) return [];
    throw error;
  }
}

async function loadBlog(site: string): Promise<BlogItem[]> {
  const items: BlogItem[] = [];
  for (let page = 0; items.length === page * BLOG_PAGE_SIZE; page += 1) {
    const next = await loadPage(site, page);
    if (next.length === 0) break;
    items.push(...next);
  }
  return items;
}
async function keptBlog(site: string): Promise<BlogItem[]> {
  'use cache';
  cacheLife('content');
  cacheTag(siteTag(site), kindTag(site, 'content'));
  return loadBlog(site);
}
/** Recipes, videos and blogs, newest first. */
export const getBlog = keptUnlessView(keptBlog, loadBlog);

/** The products that a recipe names, as a visitor sees them; those that are sold no longer are absent. */
export async function getNeededProducts(site: string, item: BlogItem): Promise<ProductDoc[]> {
  const ids = [...new Set(item.recipe?.ingredients.flatMap(({ productId }) => productId ?? []))];
  if (ids.length === 0) return [];
  const { docs } = await getProductList(site, { ids, pageSize: ids.length });
  return docs;
}
