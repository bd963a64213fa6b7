import { type SQL, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type Counting, isHit } from './count-facets.ts';
import { entryId } from './list-families.ts';
import type { ViewerPrices } from './list-prices.ts';
import type { ListRequest } from './list-request.ts';
import { PART } from './search/number-lookups.ts';

export type Sort = Exclude<ListRequest['sort'], number | undefined>;

/** Product sort: 0 score, 1 name, 2 random, 3 price, 4 price of use (docs/behaviour.md §8.2). */
const byNumber: Record<0 | 1 | 2 | 3 | 4, Sort> = {
  0: { field: 'score', order: 'desc' },
  1: { field: 'productName', order: 'asc' },
  2: { field: 'random', order: 'asc' },
  3: { field: 'price', order: 'asc' },
  4: { field: 'usePrice', order: 'asc' },
};

export const isByPrice = (sort: Sort | undefined): boolean =>
  sort?.field === 'price' || sort?.field === 'usePrice';

/** The sort of a list; undefined where the list has its own order. */
export function sortOf(viewer: Viewer, request: ListRequest, hasFixedOrder: boolean): Sort | undefined {
  const asked = typeof request.sort === 'number' ? byNumber[request.sort] : request.sort;
  if (!asked && hasFixedOrder) return undefined;
  const sort = asked ?? (request.search?.trim() ? byNumber[0] : byNumber[1]);
  // A viewer who may not see prices must not learn their order either.
  return isByPrice(sort) && !viewer.seesPrices ? { field: 'productName', order: sort.order } : sort;
}

/** Whether a sort ranks the members of a family. Names do not rank sizes. */
export const ranksMembers = (sort: Sort | undefined): boolean =>
  sort?.field !== 'productName' && sort?.field !== 'random';

/** ORDER BY that puts the best ranked member of a family first; of equals what is in stock, then by its place. */
export function memberOrder(sort: Sort | undefined): SQL {
  const place = sql`b.in_stock DESC, b.family_position, b.id`;
  return ranksMembers(sort) ? sql`${ranking(sort)}, ${place}` : place;
}

/** ORDER BY for the base `b`; equal products are sorted by name. */
export function orderBy(sort: Sort | undefined): SQL {
  return sort?.field === 'productName' ? ranking(sort) : sql`${ranking(sort)}, b.name, b.id`;
}

/**
 * Condition on the base `b`: the price is among those of the first entries by price, so that only few members have to be ranked.
 * @param entries number of entries up to the end of the page
 */
export function withinPage({ order }: Sort, entries: number): SQL {
  const [best, compare, direction, last] =
    order === 'desc'
      ? ([sql`max`, sql`>=`, sql`DESC`, sql`-1`] as const)
      : ([sql`min`, sql`<=`, sql`ASC`, sql`2147483647`] as const);
  return sql`AND b.price ${compare} coalesce((
    SELECT t.price FROM (
      SELECT ${best}(b.price) AS price FROM base b WHERE ${isHit} GROUP BY ${entryId}) t
    ORDER BY t.price ${direction} LIMIT 1 OFFSET ${entries - 1}::int), ${last})`;
}

function ranking(sort: Sort | undefined): SQL {
  if (!sort) return sql`b.fixed_order`;
  const direction = sort.order === 'desc' ? sql`DESC` : sql`ASC`;
  switch (sort.field) {
    case 'score':
      // What can't be ordered comes last, unless it was searched by its number.
      return sql`(b.in_stock OR b.score >= ${sql.raw(String(PART))}) DESC, b.score ${direction}, b.popularity DESC`;
    case 'random':
      // The same all day, so that pages fit together.
      return sql`md5(b.id::text || current_date::text) ${direction}`;
    case 'price':
      return sql`b.price ${direction}`;
    case 'usePrice':
      return sql`b.price ${direction} NULLS LAST`;
    default:
      return sql`b.name ${direction}, b.id`;
  }
}

/** Entries with a use from which on a list can be sorted by it. */
const MIN_ENTRIES = 3;

/** Whether a list says what it can be sorted by the price of use of. */
export const hasUseMeasure = ({ suggest, target, ids }: ListRequest): boolean =>
  !suggest && target === undefined && !ids;

/**
 * The only measure of use among the entries; null when there are several, or too few entries. Of the stored counts, else of
 * the base `b`.
 */
export function useMeasureSql(request: ListRequest, counting: Counting): SQL {
  if (!hasUseMeasure(request)) return sql`NULL::text`;
  if (counting === 'kept families')
    return sql`(
    SELECT min(c.value) FROM counts c WHERE c.facet = 'use'
    HAVING count(*) = 1 AND min(c.n) >= ${sql.raw(String(MIN_ENTRIES))})`;
  const entries = counting === 'products' ? sql`count(*)` : sql`count(DISTINCT ${entryId})`;
  return sql`(
    SELECT min(b.use_measure) FROM base b WHERE ${isHit} AND b.use_measure IS NOT NULL
    HAVING min(b.use_measure) = max(b.use_measure) AND ${entries} >= ${sql.raw(String(MIN_ENTRIES))})`;
}

/** The sort key of a list entry `e` for the sorts by price and by price of use. */
export function sortedPrice(sort: Sort | undefined, prices: ViewerPrices | undefined): SQL {
  if (prices && sort?.field === 'price') return prices.cents;
  // One division of whole numbers: equal prices of use are equal here.
  if (prices && sort?.field === 'usePrice') return sql`(${prices.cents}::float8 / e.use_amount)`;
  return sql`NULL::int`;
}
