import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Day } from '../delivery/days.ts';
import type { Period } from './period.ts';
import { type SalesFilter, soldTables } from './sold.ts';

/** What was bought for one address on one day, of the period or of the one before; a day can be in both. */
export interface DaySum {
  day: Day;
  current: boolean;
  previous: boolean;
  address_id: number | null;
  /** Empty: picked up. */
  place: string;
  cents: number;
  pieces: number;
  orders: number;
}

export interface ProductSum {
  /** Null: deleted since; such products are one per article number. */
  product_id: number | null;
  product_name: string;
  product_ext_code: string;
  base_unit: string;
  group_id: number | null;
  group_name: string;
  supplier_id: number | null;
  supplier_name: string;
  cents: number;
  previous_cents: number;
  pieces: number;
  previous_pieces: number;
  orders: number;
}

export interface Sums {
  first_day: Day | null;
  days: DaySum[];
  products: ProductSum[];
}

function sumsSql(viewer: Viewer, period: Period, filter: SalesFilter) {
  const siteId = viewer.site.id;
  const { customerId } = orNotFound(viewer.customer);
  return sql`
    WITH ${soldTables(viewer, period, filter)},
    of_order AS (
      SELECT order_id, sum(cents) AS cents, sum(pieces) AS pieces FROM bought GROUP BY order_id),
    of_day AS (
      SELECT o.day, o.current, o.previous, o.address_id, o.place, sum(s.cents) AS cents, sum(s.pieces) AS pieces,
        count(*) AS orders
      FROM of_order s JOIN placed o ON o.id = s.order_id GROUP BY 1, 2, 3, 4, 5),
    of_product AS (
      SELECT product_id, gone, max(gone_name) AS gone_name,
        coalesce(sum(cents) FILTER (WHERE current), 0) AS cents,
        coalesce(sum(cents) FILTER (WHERE previous), 0) AS previous_cents,
        coalesce(sum(pieces) FILTER (WHERE current), 0) AS pieces,
        coalesce(sum(pieces) FILTER (WHERE previous), 0) AS previous_pieces,
        count(DISTINCT order_id) FILTER (WHERE current) AS orders
      FROM bought GROUP BY product_id, gone)
    SELECT
      (SELECT (min(placed_at) AT TIME ZONE 'Europe/Amsterdam')::date::text FROM orders
        WHERE site_id = ${siteId} AND customer_id = ${customerId} AND status <> 4) AS first_day,
      (SELECT coalesce(json_agg(d ORDER BY d.day), '[]') FROM of_day d) AS days,
      (SELECT coalesce(json_agg(json_build_object(
          'product_id', s.product_id, 'product_name', coalesce(p.name, s.gone_name),
          'product_ext_code', coalesce(p.article_number, s.gone), 'base_unit', coalesce(p.base_unit, ''),
          'group_id', g.id, 'group_name', coalesce(g.label, ''),
          'supplier_id', l.id, 'supplier_name', coalesce(l.name, ''),
          'cents', s.cents, 'previous_cents', s.previous_cents,
          'pieces', s.pieces, 'previous_pieces', s.previous_pieces, 'orders', s.orders)
        ORDER BY s.cents DESC, s.previous_cents DESC, s.product_id, s.gone), '[]')
      FROM of_product s
      LEFT JOIN products p ON p.site_id = ${siteId} AND p.id = s.product_id
      LEFT JOIN product_groups g ON g.site_id = ${siteId} AND g.id = p.group_ids[1]
      LEFT JOIN supplier_brands b ON b.site_id = ${siteId} AND b.brand = p.brand
      LEFT JOIN suppliers l ON l.site_id = ${siteId} AND l.id = b.supplier_id) AS products`;
}

/**
 * The sums per day and address and those per product, in cents: both of the same rows, so they add up to the same
 * total. One statement. A product has the top group and the supplier that it has now.
 */
export async function loadSums(tx: Tx, viewer: Viewer, period: Period, filter: SalesFilter): Promise<Sums> {
  const { rows } = await tx.execute<Sums & Record<string, unknown>>(sumsSql(viewer, period, filter));
  return orNotFound(rows[0]);
}
