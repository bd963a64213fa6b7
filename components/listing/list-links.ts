import { type CatalogueQuery, catalogueSearch } from '@/lib/catalogue/catalogue-query';

/** URL parts of a list, so that filters, sorting and pages can be plain links. */
export interface ListAddress {
  path: string;
  groupId?: number;
  query: CatalogueQuery;
}

/** The list's URL with another query. */
export const listHref = ({ path, groupId }: ListAddress, query: CatalogueQuery) =>
  path + catalogueSearch(query, groupId);

export const pageHref = (list: ListAddress, page: number) => listHref(list, { ...list.query, page });

/** The selected values, in the order of the URL. */
export function chosenFilters({ query }: ListAddress): { facet: string; value: string }[] {
  return Object.entries(query.filters).flatMap(([facet, values]) =>
    values.map((value) => ({ facet, value })),
  );
}
