import type { CatalogueQuery } from '@/lib/catalogue/catalogue-query';
import { readCatalogueQuery } from '@/lib/catalogue/read-catalogue-query';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Names that middleware adds: what was a path segment outside travels in the query inside. */
type Folded = 'text' | 'path';

/** The query of a list page, raw and parsed, and the path segment that middleware put into it. */
export async function readQuery(
  searchParams: SearchParams,
  folded: Folded,
): Promise<{ segment: string; asked: URLSearchParams; query: CatalogueQuery }> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) {
    for (const one of [value ?? []].flat()) query.append(name, one);
  }
  const segment = query.get(folded) ?? '';
  query.delete(folded);
  return { segment, asked: query, query: readCatalogueQuery(query) };
}
