import { BLOG, blogListUrl, blogUrl } from '@/lib/urls/blog-urls';
import { NEWS, newsUrl, newsYearUrl } from '@/lib/urls/news-urls';
import { CONTACT, GROUPS, RATINGS, SALE } from '@/lib/urls/page-urls';
import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { hasCode } from '@/api/error';
import type { ContentPage, ProductGroup } from '@/api/types';
import { kindsOf } from '@/lib/blog/item-kinds';
import { kindTag, siteTag, type TagKind } from '@/lib/cache/cache-tags';
import { yearsOf } from '@/lib/news/years';
import type { SitemapEntry } from '@/lib/seo/sitemap';
import { brandUrl } from '@/lib/urls/brand-url';
import { contentPath, groupPath } from '@/lib/urls/canonical-urls';
import { canonicalProductUrl } from '@/lib/urls/product-url';
import { SUPPLIERS, supplierUrl } from '@/lib/urls/supplier-urls';
import { getBlog } from '../blog/items';
import { getGroupTree, getProductList } from '../catalogue';
import { visitorClient } from '../client';
import { getNews } from '../content';
import { getSuppliers } from '../suppliers/suppliers';

/** As many as one call gives. */
const PAGE = 96;
/** Calls for one part that are under way together: a crawler must not be felt by people who shop. */
const AT_ONCE = 3;
/** Pages in one file at most, in whole calls: just below five thousand. */
export const PART = 52 * PAGE;

/** Search engines come daily at most; an edit revalidates the tags. */
function keepForADay(site: string, kind: TagKind) {
  cacheLife({ stale: 3600, revalidate: 86_400, expire: 31_536_000 });
  cacheTag(siteTag(site), kindTag(site, kind));
}

/** Number of products that visitors can see; a family is one page. */
export async function countProducts(site: string): Promise<number> {
  return (await getProductList(site, { families: true, pageSize: 1 })).numFound;
}

/** Everything that is no product: groups, brands, content, landing pages, news and the blog. */
export async function pageEntries(site: string): Promise<SitemapEntry[]> {
  const [tree, { facetCounts }, content, news, blog, suppliers] = await Promise.all([
    getGroupTree(site),
    getProductList(site, { pageSize: 1 }),
    contentPaths(site),
    getNews(site),
    getBlog(site),
    getSuppliers(site),
  ]);
  const brands = new Set((facetCounts.merk ?? []).map(({ value }) => brandUrl(value)));
  // A brand whose name makes no address of its own is found in the overview.
  brands.delete(brandUrl(''));
  const lists = [SALE, ...tree.flatMap(groupPaths), ...brands];
  return [
    { path: '/' },
    { path: GROUPS },
    { path: CONTACT },
    { path: brandUrl('') },
    ...lists.map((path) => ({ path, forAll: true })),
    ...content.map((path) => ({ path })),
    { path: NEWS, changed: news[0]?.published },
    { path: RATINGS },
    ...(suppliers.length > 0 ? [{ path: SUPPLIERS }] : []),
    ...suppliers.map((supplier) => ({ path: supplierUrl(supplier) })),
    { path: BLOG, changed: blog[0]?.published },
    ...kindsOf(blog).map((kind) => ({ path: blogListUrl(kind) })),
    ...blog.map((item) => ({ path: blogUrl(item), changed: item.published })),
    ...yearsOf(news).map(({ year }) => ({ path: newsYearUrl(year) })),
    ...news.map((item) => ({ path: newsUrl(item), changed: item.published })),
  ];
}

/** Products of one sitemap part, from 0, sorted by name so that a part changes little. */
export async function productEntries(site: string, part: number): Promise<SitemapEntry[]> {
  const text = await productPaths(site, part);
  return text === '' ? [] : text.split('\n').map((path) => ({ path }));
}

function groupPaths(group: ProductGroup): string[] {
  const below = group.subgroups.flatMap(groupPaths);
  return group.productCount > 0 ? [groupPath(group), ...below] : below;
}

/** Paths of the CMS pages. Pages below `c/` are excluded: they belong to product lists. */
async function contentPaths(site: string): Promise<string[]> {
  'use cache';
  keepForADay(site, 'content');
  const pages = await visitorClient(site)
    .call('content.pages', {})
    .catch((error: unknown): ContentPage[] => {
      if (hasCode(error, 'not_found', 'not_built')) return [];
      throw error;
    });
  return pages.filter(({ path }) => !path.startsWith('c/')).map(contentPath);
}

async function productPaths(site: string, part: number): Promise<string> {
  'use cache';
  keepForADay(site, 'products');
  const { call } = visitorClient(site);
  const paths: string[][] = [];
  const last = (part + 1) * (PART / PAGE);
  let next = part * (PART / PAGE);
  const work = async () => {
    while (next < last) {
      const page = next++;
      const { docs, start, numFound } = await call('products.list', { families: true, page, pageSize: PAGE });
      if (numFound <= (page + 1) * PAGE) next = last;
      // A page past the end is the last one again.
      if (start !== page * PAGE) return;
      paths[page] = docs.map((doc) => canonicalProductUrl(doc));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return paths.flat().join('\n');
}
