/**
 * The query of product lists: `?page=1&sort=prijs-oplopend&merk=Zilverwit&merk=Blank`. `read-catalogue-query.ts`
 * reads it.
 */

export type SortKey =
  | 'relevantie'
  | 'meest-besteld'
  | 'naam-oplopend'
  | 'naam-aflopend'
  | 'prijs-oplopend'
  | 'prijs-aflopend'
  | 'prijs-per-gebruik';

export type CatalogueQuery = {
  /** From 0. */
  page: number;
  sort?: SortKey;
  /** Facet → chosen values. */
  filters: Record<string, string[]>;
  /** The facet that shows all its values. */
  all?: string;
};

/** Products on a page of a list when the request names no size: the default of `products.list` in the contract. */
export const PAGE_SIZE = 24;

/** The parameter for `all`. */
export const ALL = 'alles';

/**
 * Writes a query; the same choice always gives the same text. `groupID` comes first, as in all links of the shop
 * (docs/behaviour.md §2.2).
 */
export function catalogueSearch({ page, sort, filters, all }: CatalogueQuery, groupId?: number): string {
  const query = new URLSearchParams();
  if (groupId !== undefined) query.set('groupID', String(groupId));
  query.set('page', String(page));
  if (sort) query.set('sort', sort);
  for (const name of Object.keys(filters).sort()) {
    for (const value of filters[name] ?? []) query.append(name, value);
  }
  if (all) query.set(ALL, all);
  return `?${query}`;
}
