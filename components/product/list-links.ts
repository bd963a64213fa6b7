import { type CatalogueQuery, catalogueSearch } from '@/lib/catalogue-query';

/** Where a list lives, so that its filters, sorting and pages can be plain links. */
export interface ListAddress {
  path: string;
  groupId?: number;
  query: CatalogueQuery;
}

const to = ({ path, groupId }: ListAddress, query: CatalogueQuery) => path + catalogueSearch(query, groupId);

export const pageHref = (list: ListAddress, page: number) => to(list, { ...list.query, page });

export function isChosen({ query }: ListAddress, facet: string, value: string): boolean {
  return query.filters[facet]?.includes(value) ?? false;
}

/** The same list with one facet value more, or without it. */
export function toggleHref(list: ListAddress, facet: string, value: string): string {
  const values = list.query.filters[facet] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  const filters = { ...list.query.filters, [facet]: next };
  if (next.length === 0) delete filters[facet];
  return to(list, { ...list.query, page: 0, filters });
}

export const clearHref = (list: ListAddress) => to(list, { ...list.query, page: 0, filters: {} });

/** The chosen values, in the order of the address. */
export function chosenFilters({ query }: ListAddress): { facet: string; value: string }[] {
  return Object.entries(query.filters).flatMap(([facet, values]) =>
    values.map((value) => ({ facet, value })),
  );
}
