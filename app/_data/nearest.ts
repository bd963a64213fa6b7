import 'server-only';
import type { ProductList, ProductsRequest } from '@/api/types';
import type { Nearest } from '@/components/listing/nearest';
import type { Audience } from '@/lib/audience';
import { getListNow } from './lists';

/** A row of tiles. */
const PRODUCTS = 4;

/**
 * Suggestions for a list whose filters match nothing: the number of products without each filter, and a few
 * products without any. Undefined for a list with products or without filters.
 */
export async function getNearest(
  site: string,
  audience: Audience,
  { filters = {}, ...scope }: ProductsRequest,
  { numFound }: Pick<ProductList, 'numFound'>,
): Promise<Nearest | undefined> {
  const chosen = Object.entries(filters);
  if (numFound > 0 || chosen.length === 0) return undefined;
  const ask = async (request: ProductsRequest) =>
    (await getListNow(site, audience, { ...scope, ...request, page: 0 })).list;
  const [all, ...counts] = await Promise.all([
    ask({ pageSize: PRODUCTS }),
    ...chosen.map(async ([facet, values]) => {
      const { [facet]: _, ...others } = filters;
      const { numFound: count } = await ask({ pageSize: 1, filters: others });
      return { facet, values, count };
    }),
  ]);
  return { without: counts.filter(({ count }) => count > 0), docs: all.docs };
}
