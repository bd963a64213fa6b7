import type { SortKey } from '@/lib/catalogue/catalogue-query';
import { type ListAddress, listHref } from './list-links';

export function isChosen({ query }: ListAddress, facet: string, value: string): boolean {
  return query.filters[facet]?.includes(value) ?? false;
}

/** The same list with one facet value more, or without it. */
export function toggleHref(list: ListAddress, facet: string, value: string): string {
  const values = list.query.filters[facet] ?? [];
  const without = values.filter((one) => one !== value);
  return filterHref(list, facet, without.length < values.length ? without : [...values, value]);
}

/** The same page with every value of a facet, for browsers without JavaScript. */
export const allValuesHref = (list: ListAddress, facet: string) =>
  listHref(list, { ...list.query, all: facet });

/** The list in another sort order; the default order is left out of the URL. */
export function sortHref(list: ListAddress, sort: SortKey, usual: SortKey): string {
  const { sort: _, ...query } = list.query;
  return listHref(list, { ...query, page: 0, ...(sort !== usual && { sort }) });
}

/** The same list with these values of a facet and no others of it. */
export function filterHref(list: ListAddress, facet: string, values: string[]): string {
  const { [facet]: _, ...others } = list.query.filters;
  const filters = values.length > 0 ? { ...others, [facet]: values } : others;
  return listHref(list, { ...list.query, page: 0, filters });
}

export const clearHref = (list: ListAddress) => listHref(list, { ...list.query, page: 0, filters: {} });
