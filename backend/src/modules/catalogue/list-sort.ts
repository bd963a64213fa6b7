import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../http/viewer.ts';
import { priceCents } from '../prices/index.ts';
import type { ListRequest } from './list-scope.ts';

type Sort = Exclude<ListRequest['sort'], number | undefined>;

/** Product sort of spec §3: 0 score, 1 name, 2 random, 3 price. */
const byNumber: Record<0 | 1 | 2 | 3, Sort> = {
  0: { field: 'score', order: 'desc' },
  1: { field: 'productName', order: 'asc' },
  2: { field: 'random', order: 'asc' },
  3: { field: 'price', order: 'asc' },
};

/** A product's price for one default unit at the smallest quantity, as `calcprice` has it. */
function price(viewer: Viewer): SQL {
  const unit = { id: sql`u.id`, content: sql`u.content`, listCents: sql`u.price_cents` };
  return sql`(
    SELECT ${priceCents(viewer, unit, sql`b.step * u.content`)} FROM product_units u
    WHERE u.product_id = b.id AND u.is_default)`;
}

/** The field to order by; who sees no prices must not learn their order either. */
function fieldSql(viewer: Viewer, field: Sort['field']): SQL | undefined {
  switch (field) {
    case 'score':
      return sql`b.score`;
    case 'random':
      // The same all day, so that pages fit together.
      return sql`md5(b.id::text || current_date::text)`;
    case 'price':
      return viewer.seesPrices ? price(viewer) : undefined;
    default:
      return undefined;
  }
}

/** ORDER BY for the base `b`: as asked, else the list's own order, else best first in a search and by name elsewhere. */
export function orderBy(viewer: Viewer, request: ListRequest, hasOwnOrder: boolean): SQL {
  const name = sql`b.name COLLATE nl, b.id`;
  const asked = typeof request.sort === 'number' ? byNumber[request.sort] : request.sort;
  if (!asked && hasOwnOrder) return sql`b.own_order, ${name}`;
  const sort = asked ?? (request.search?.trim() ? byNumber[0] : byNumber[1]);
  const direction = sort.order === 'desc' ? sql`DESC` : sql`ASC`;
  const field = fieldSql(viewer, sort.field);
  if (!field) return sql`b.name COLLATE nl ${direction}, b.id`;
  if (sort.field === 'score') return sql`${field} ${direction}, b.popularity DESC, ${name}`;
  return sql`${field} ${direction}, ${name}`;
}
