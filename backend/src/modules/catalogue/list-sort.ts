import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../http/viewer.ts';
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

/** The only measure of use among the entries of base `b`; null when there are several, or too few entries. */
export function useMeasureSql({ suggest, target, ids, families }: ListRequest, siteId: string): SQL {
  if (suggest || target !== undefined || ids) return sql`NULL::text`;
  const entries = families ? sql`count(DISTINCT ${entryId})` : sql`count(*)`;
  return sql`(
    SELECT min(w.use_measure) FROM base b
    JOIN products w ON w.site_id = ${siteId} AND w.id = b.id AND w.use_measure IS NOT NULL
    WHERE b.misses = 0
    HAVING min(w.use_measure) = max(w.use_measure) AND ${entries} >= ${sql.raw(String(MIN_ENTRIES))})`;
}

/** The sort key of a list entry `e` for the sorts by price and by price of use, with the joins that it needs. */
export function sortedPrice(
  sort: Sort | undefined,
  prices: ViewerPrices | undefined,
): { value: SQL; joins: SQL } {
  if (prices && sort?.field === 'price') return { value: prices.cents, joins: sql`` };
  if (!prices || sort?.field !== 'usePrice') return { value: sql`NULL::int`, joins: sql`` };
  return {
    // One division of whole numbers: equal prices of use are equal here.
    value: sql`(${prices.cents}::float8 / (wu.content::float8 * w.use_content))`,
    joins: sql`JOIN products w ON w.site_id = e.site_id AND w.id = e.product_id
      JOIN product_units wu ON wu.site_id = e.site_id AND wu.id = e.unit_id`,
  };
}
