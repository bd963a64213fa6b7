/** Reads the query of a list's address, and compares it with the result. */

import { ALL, type CatalogueQuery, catalogueSearch, type SortKey } from './catalogue-query.ts';
import { typedPriceRange } from './price-range.ts';

/** Offered where the prices of use can be compared. */
const USE = 'prijs-per-gebruik';
const sortKeys: readonly SortKey[] = [
  'relevantie',
  'meest-besteld',
  'naam-oplopend',
  'naam-aflopend',
  'prijs-oplopend',
  'prijs-aflopend',
  USE,
];
/** Parameters that never choose products: those of our own links and router, and those of advertisements. */
const IGNORED = /^(?:groupID|page|_rsc|utm_[a-z]+|gclid|fbclid|msclkid)$/;
/** The two fields of the price range form; they become a value of the facet. */
const PRICES = { facet: 'prijs', from: 'van', to: 'tot' };
const NO_FACET: ReadonlySet<string> = new Set(['sort', ALL, PRICES.from, PRICES.to]);
const FACET = /^[a-z]{2,20}$/;
const MAX_VALUE_LENGTH = 100;
const MAX_VALUES = 50;

/** The page from 0; 0 for any text that is no page number. */
export function pageNumber(text: string | null | undefined): number {
  return text && /^\d{1,5}$/.test(text) ? Number(text) : 0;
}

/** Whether a list's query asks for more than a page number: then the page can't be static. */
export function isFiltered(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => !IGNORED.test(name));
}

/** Reads a query; invalid parts are ignored, not refused. */
export function readCatalogueQuery(query: URLSearchParams): CatalogueQuery {
  const sort = sortKeys.find((key) => key === query.get('sort'));
  const filters: Record<string, string[]> = {};
  for (const name of new Set(query.keys())) {
    if (NO_FACET.has(name) || IGNORED.test(name) || !FACET.test(name)) continue;
    const values = query.getAll(name).filter((value) => value !== '' && value.length <= MAX_VALUE_LENGTH);
    if (values.length > 0) filters[name] = [...new Set(values)].slice(0, MAX_VALUES);
  }
  const range = typedPriceRange(query.get(PRICES.from), query.get(PRICES.to));
  if (range) filters[PRICES.facet] = [range];
  const all = query.get(ALL);
  return {
    page: pageNumber(query.get('page')),
    ...(sort && { sort }),
    filters,
    ...(all && FACET.test(all) && { all }),
  };
}

/**
 * The ways to sort a list: by score it is called after what it means there. Without the right to see prices there is no sorting by price: the order would reveal them.
 */
export function sortsOf({ prices, search, use }: Pick<Outcome, 'prices' | 'search' | 'use'>): SortKey[] {
  const other = search ? 'meest-besteld' : 'relevantie';
  return sortKeys.filter(
    (key) => (prices || !key.startsWith('prijs')) && key !== other && (use || key !== USE),
  );
}

/** The default order (docs/behaviour.md §8.2). */
export const usualSort = (search: boolean): SortKey => (search ? 'relevantie' : 'naam-oplopend');

/** The result of a query: the shown page, the filters that counted, and the available choices. */
export interface Outcome {
  page: number;
  /** Absent when the query had no filters. */
  filters?: Record<string, string[]>;
  facets: readonly string[];
  prices: boolean;
  search: boolean;
  /** Whether the list's prices of use can be compared. */
  use: boolean;
}

/** The query without the parts that had no effect. */
export function countedQuery(query: CatalogueQuery, outcome: Outcome): CatalogueQuery {
  const { sort, all, filters } = query;
  const sorts = sortsOf(outcome).filter((key) => key !== usualSort(outcome.search));
  return {
    page: outcome.page,
    ...(sort && sorts.includes(sort) && { sort }),
    filters: outcome.filters ?? filters,
    ...(all && outcome.facets.includes(all) && { all }),
  };
}

/** Whether an address asks for more than the query has: then it redirects to the shorter address. */
export function asksForMore(asked: URLSearchParams, counted: CatalogueQuery): boolean {
  const canonical = new URLSearchParams(catalogueSearch(counted));
  const isCanonical = ([name, value]: [string, string]) => canonical.getAll(name).includes(value);
  const page = pageNumber(asked.get('page')) !== counted.page;
  return page || [...asked].some((one) => !IGNORED.test(one[0]) && !isCanonical(one));
}
