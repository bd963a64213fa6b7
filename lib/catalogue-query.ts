/** The query of product lists: `?page=1&sort=prijs-oplopend&merk=Zilverwit&merk=Blank`, to and from values. */

export const sortKeys = [
  'relevantie',
  'naam-oplopend',
  'naam-aflopend',
  'prijs-oplopend',
  'prijs-aflopend',
] as const;
export type SortKey = (typeof sortKeys)[number];

export type CatalogueQuery = {
  /** From 0. */
  page: number;
  sort?: SortKey;
  /** Facet → chosen values. */
  filters: Record<string, string[]>;
};

/** Parameters that never choose products: the folded ones, and those that other sites hang on links. */
const IGNORED = /^(?:groupID|page|_rsc|utm_[a-z]+|gclid|fbclid|msclkid)$/;
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
    if (name === 'sort' || IGNORED.test(name) || !FACET.test(name)) continue;
    const values = query.getAll(name).filter((value) => value !== '' && value.length <= LONGEST_VALUE);
    if (values.length > 0) filters[name] = [...new Set(values)].slice(0, MOST_VALUES);
  }
  return { page: pageNumber(query.get('page')), ...(sort && { sort }), filters };
}

/** Writes a query, the same one for the same choice; `groupID` first, as links in the shop have it (spec §2). */
export function catalogueSearch({ page, sort, filters }: CatalogueQuery, groupId?: number): string {
  const query = new URLSearchParams();
  if (groupId !== undefined) query.set('groupID', String(groupId));
  query.set('page', String(page));
  if (sort) query.set('sort', sort);
  for (const name of Object.keys(filters).sort()) {
    for (const value of filters[name] ?? []) query.append(name, value);
  }
  return `?${query}`;
}
