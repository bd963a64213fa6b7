import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { hasCode } from '@/api/error';
import type { ProductList } from '@/api/types';
import type { Brand } from '@/components/brand/brand';
import { kindTag, siteTag } from '@/lib/cache/cache-tags';
import { slugify } from '@/lib/slug';
import { visitorClient } from './client';
import { keptUnlessView } from './view';

/** Enough of the best sellers to see which brand is the shop's own: lists say it of products, not of brands. */
const BEST = 96;

/** An API without texts for this menu still has brands. */
const none = (error: unknown) => {
  if (hasCode(error, 'not_found', 'not_built')) return [];
  throw error;
};

async function loadBrands(site: string): Promise<string> {
  const { call } = visitorClient(site);
  const [best, pages] = await Promise.all([
    call('products.list', { families: true, pageSize: BEST, sort: { field: 'score', order: 'desc' } }),
    call('content.pages', { menu: 'merken' }).catch(none),
  ]);
  const pageByPath = new Map(pages.map((page) => [page.path, page]));
  const house = new Set(best.docs.filter((doc) => doc.houseBrand).map((doc) => doc.brand));
  const brands = (best.facetCounts.merk ?? []).map(({ value: name, count }): Brand => {
    const page = pageByPath.get(`c/merken/${slugify(name)}`);
    return {
      name,
      count,
      ...(page?.image && { logo: page.image }),
      ...(page?.content && { text: page.content }),
      ...(page?.htmlDescription && { description: page.htmlDescription }),
      ...(house.has(name) && { house: true as const }),
    };
  });
  return JSON.stringify(brands.sort((a, b) => a.name.localeCompare(b.name, 'nl')));
}

async function keptBrands(site: string): Promise<string> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(siteTag(site), kindTag(site, 'products'), kindTag(site, 'content'));
  return loadBrands(site);
}
const brandsText = keptUnlessView(keptBrands, loadBrands);

/** The brands that a site sells, by name; logo and text come from the CMS (`c/merken/<slug>`), where it has them. */
export async function getBrands(site: string): Promise<Brand[]> {
  return JSON.parse(await brandsText(site));
}

/** The brand with this slug; undefined when the site does not sell it. */
export async function getBrand(site: string, slug: string): Promise<Brand | undefined> {
  return (await getBrands(site)).find(({ name }) => slugify(name) === slug);
}

/** A brand's own list: in it there is no brand to choose. */
export function withoutBrands(list: ProductList): ProductList {
  const { merk: _, ...facetCounts } = list.facetCounts;
  return { ...list, facetCounts };
}
