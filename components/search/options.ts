import type { ProductDoc, ProductList } from '@/api/types';
import { brandUrl } from '@/lib/urls/brand-url';
import { groupUrl } from '@/lib/urls/group-url';
import { productUrl } from '@/lib/urls/product-url';
import { searchUrl } from '@/lib/urls/search-url';

/** An option below the search box; each is a link. */
export type Option = { href: string } & (
  | { kind: 'recent'; text: string }
  | { kind: 'corrected'; text: string }
  | { kind: 'product'; product: ProductDoc }
  | { kind: 'group' | 'brand'; name: string; count: number }
  | { kind: 'all'; count: number }
);
export type OptionKind = Option['kind'];

const MAX_LINKS = 3;

export function recentOptions(searches: readonly string[]): Option[] {
  return searches.map((text) => ({ kind: 'recent', text, href: searchUrl(text) }));
}

/** Products, groups, brands and all results, in the order of the arrow keys; empty without results. */
export function foundOptions(search: string, list: ProductList): Option[] {
  const { docs, groups = [], facetCounts, corrected, numFound } = list;
  const found: Option[] = [
    ...docs.map(
      (product): Option => ({
        kind: 'product',
        product,
        href: productUrl({ id: product.productId, slug: product.slug }),
      }),
    ),
    ...groups.slice(0, MAX_LINKS).map(
      (group): Option => ({
        kind: 'group',
        name: group.siteLabel,
        count: group.count,
        href: groupUrl(group),
      }),
    ),
    ...(facetCounts.merk ?? []).slice(0, MAX_LINKS).map(
      ({ value, count }): Option => ({
        kind: 'brand',
        name: value,
        count,
        href: brandUrl(value),
      }),
    ),
  ];
  return [
    ...(corrected ? [{ kind: 'corrected', text: corrected, href: searchUrl(corrected) } as const] : []),
    ...found,
    ...(found.length > 0 ? [{ kind: 'all', count: numFound, href: searchUrl(search) } as const] : []),
  ];
}
