/** What a list's address asks for, and what counted of it. */

import { ALL, type CatalogueQuery, catalogueSearch, type SortKey } from './catalogue-query.ts';
import { typedPriceRange } from './price-range.ts';

const sortKeys: readonly SortKey[] = [
  'relevantie',
  'naam-oplopend',
  'naam-aflopend',
  'prijs-oplopend',
  'prijs-aflopend',
];
/** Parameters that never choose products: the folded ones, and those that other sites hang on links. */
const IGNORED = /^(?:groupID|page|_rsc|utm_[a-z]+|gclid|fbclid|msclkid)$/;
/** The two fields of the form for a range of prices; they become a value of the facet. */
const PRICES = { facet: 'prijs', from: 'van', to: 'tot' };
const NO_FACET: ReadonlySet<string> = new Set(['sort', ALL, PRICES.from, PRICES.to]);
const FACET = /^[a-z]{2,20}$/;
const LONGEST_VALUE = 100;
const MOST_VALUES = 50;

/** The page from 0; 0 for anything that is no page number. */
export function pageNumber(text: string | null | undefined): number {
  return text && /^\d{1,5}$/.test(text) ? Number(text) : 0;
}

/** Whether a list's query asks for more than a page: then it can't be a static page. */
export function isFiltered(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => !IGNORED.test(name));
}

/** Reads a query; whatever makes no sense is left out rather than refused. */
export function readCatalogueQuery(query: URLSearchParams): CatalogueQuery {
  const sort = sortKeys.find((key) => key === query.get('sort'));
  const filters: Record<string, string[]> = {};
  for (const name of new Set(query.keys())) {
    if (NO_FACET.has(name) || IGNORED.test(name) || !FACET.test(name)) continue;
    const values = query.getAll(name).filter((value) => value !== '' && value.length <= LONGEST_VALUE);
    if (values.length > 0) filters[name] = [...new Set(values)].slice(0, MOST_VALUES);
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

/** How a list can be sorted; prices that may not be seen are not to be guessed from the order either. */
export function sortsOf({ prices, search }: { prices: boolean; search: boolean }): SortKey[] {
  return sortKeys.filter((key) => (prices || !key.startsWith('prijs')) && (search || key !== 'relevantie'));
}

/** The order of a list that nobody has sorted (docs/behaviour.md §8.2). */
export const usualSort = (search: boolean): SortKey => (search ? 'relevantie' : 'naam-oplopend');

/** What came of a query: the page that was shown, the filters that counted, and what can be chosen. */
export interface Outcome {
  page: number;
  /** Absent when there were none to count. */
  filters?: Record<string, string[]>;
  facets: readonly string[];
  prices: boolean;
  search: boolean;
}

/** The query without what counted for nothing. */
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

/** Whether an address asks for something that is not in the query: then another address says the same. */
export function asksForMore(asked: URLSearchParams, counted: CatalogueQuery): boolean {
  const said = new URLSearchParams(catalogueSearch(counted));
  const isSaid = ([name, value]: [string, string]) => said.getAll(name).includes(value);
  const page = pageNumber(asked.get('page')) !== counted.page;
  return page || [...asked].some((one) => !IGNORED.test(one[0]) && !isSaid(one));
}
