import type { PropertyFacet } from '@toonbank/contract';
import type { DemoAssortment, DemoProduct } from '../model.ts';

/**
 * The narrowest group that holds all of these products; without a common one, the group that holds most of
 * them.
 */
function homeOf(products: readonly DemoProduct[]): string {
  const [first = '', ...others] = products.map(({ group }) => group);
  const parts = first.split('/');
  const shared = parts.findIndex((_, at) =>
    others.some((group) => !`${group}/`.startsWith(`${parts.slice(0, at + 1).join('/')}/`)),
  );
  const common = shared === -1 ? first : parts.slice(0, shared).join('/');
  if (common !== '') return common;
  const groups = [...Map.groupBy(products, ({ group }) => group)];
  return groups.reduce((best, next) => (next[1].length > best[1].length ? next : best))[0];
}

/** Links from a text into a shop's own assortment: only to what it sells, plain words for the rest. */
export function shopLinks({ products }: DemoAssortment) {
  const sold = (family: RegExp, facet?: PropertyFacet, value?: string) =>
    products.filter((one) => family.test(one.family) && (facet === undefined || one.facets[facet] === value));
  return {
    /** URL of a family's group; the home page when the shop sells none of it. */
    address(family: RegExp): string {
      const found = sold(family);
      return found.length === 0 ? '/' : `/nl/c/${homeOf(found)}`;
    },
    sells: (family: RegExp, facet?: PropertyFacet, value?: string): boolean =>
      sold(family, facet, value).length > 0,
    /** To the group of a family, filtered by a facet's value when one is given. */
    to(label: string, family: RegExp, facet?: PropertyFacet, value = ''): string {
      const found = sold(family, facet, value);
      if (found.length === 0) return label;
      const filter = facet === undefined ? '' : `?${new URLSearchParams({ [facet]: value })}`;
      return `[${label}](/nl/c/${homeOf(found)}${filter})`;
    },
  };
}
