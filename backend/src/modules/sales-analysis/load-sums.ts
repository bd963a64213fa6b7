import { MAX_RANKED } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Day } from '../delivery/days.ts';
import type { Period } from './period.ts';
import {
  centsSold,
  orderColumns,
  piecesSold,
  placedIn,
  type SalesFilter,
  soldRows,
  soldTables,
  withAddress,
} from './sold.ts';

/** Purchases for one address on one day, of the period or of the one before; a day can be in both. */
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
  /** Order rows of the period. */
  lines: number;
  /** Orders of the period; null beyond the first `MAX_RANKED` products. */
  orders: number | null;
}

export interface Sums {
  first_day: Day | null;
  days: DaySum[];
  products: ProductSum[];
}

function sumsSql(viewer: Viewer, period: Period, filter: SalesFilter) {
  const siteId = viewer.site.id;
  const { customerId } = orNotFound(viewer.customer);
  const current = placedIn(period);
  const previous = placedIn(period.previous);
  const byRank = sql`cents DESC, previous_cents DESC, product_id, gone`;
  return sql`
    WITH ${soldTables(viewer)},
    bought AS NOT MATERIALIZED (
      SELECT r.order_id, r.product_id, ${current} AS current, ${previous} AS previous,
        CASE WHEN r.product_id IS NULL THEN r.article_number END AS gone,
        CASE WHEN r.product_id IS NULL THEN r.name END AS gone_name,
        ${piecesSold} AS pieces, ${centsSold} AS cents
      FROM ${soldRows(viewer, [period, period.previous], filter)}),
    summed AS MATERIALIZED (
      SELECT order_id, product_id, gone, max(gone_name) AS gone_name,
        coalesce(sum(cents) FILTER (WHERE current), 0) AS cents,
        coalesce(sum(cents) FILTER (WHERE previous), 0) AS previous_cents,
        coalesce(sum(pieces) FILTER (WHERE current), 0) AS pieces,
        coalesce(sum(pieces) FILTER (WHERE previous), 0) AS previous_pieces,
        count(*) FILTER (WHERE current) AS lines
      FROM bought GROUP BY GROUPING SETS ((order_id), (product_id, gone))),
    of_order AS (
      SELECT ${orderColumns}, ${current} AS current, ${previous} AS previous,
        CASE WHEN ${current} THEN s.cents ELSE s.previous_cents END AS cents,
        CASE WHEN ${current} THEN s.pieces ELSE s.previous_pieces END AS pieces
      FROM summed s JOIN orders o ON o.site_id = ${siteId} AND o.id = s.order_id ${withAddress}),
    of_day AS (
      SELECT day, current, previous, address_id, place, sum(cents) AS cents, sum(pieces) AS pieces,
        count(*) AS orders
      FROM of_order GROUP BY 1, 2, 3, 4, 5),
    ranked AS MATERIALIZED (
      SELECT * FROM summed WHERE order_id IS NULL ORDER BY ${byRank} LIMIT ${MAX_RANKED}),
    in_orders AS (
      SELECT product_id, gone, count(DISTINCT order_id) AS orders FROM bought
      WHERE current AND product_id IN (SELECT product_id FROM ranked) GROUP BY 1, 2
      UNION ALL
      SELECT product_id, gone, count(DISTINCT order_id) FROM bought
      WHERE current AND product_id IS NULL AND EXISTS (SELECT FROM ranked WHERE product_id IS NULL) GROUP BY 1, 2)
    SELECT
      (SELECT (min(placed_at) AT TIME ZONE 'Europe/Amsterdam')::date::text FROM orders
        WHERE site_id = ${siteId} AND customer_id = ${customerId} AND status <> 4) AS first_day,
      (SELECT coalesce(json_agg(d ORDER BY d.day), '[]') FROM of_day d) AS days,
      (SELECT coalesce(json_agg(json_build_object(
          'product_id', p.id, 'product_name', coalesce(p.name, s.gone_name),
          'product_ext_code', coalesce(p.article_number, s.gone), 'base_unit', coalesce(p.base_unit, ''),
          'group_id', g.id, 'group_name', coalesce(g.label, ''),
          'supplier_id', l.id, 'supplier_name', coalesce(l.name, ''),
          'cents', s.cents, 'previous_cents', s.previous_cents, 'pieces', s.pieces,
          'previous_pieces', s.previous_pieces, 'lines', s.lines, 'orders', n.orders)
        ORDER BY s.cents DESC, s.previous_cents DESC, s.product_id, s.gone), '[]')
      FROM (SELECT * FROM summed WHERE order_id IS NULL) s
      LEFT JOIN in_orders n ON coalesce(n.product_id, 0) = coalesce(s.product_id, 0)
        AND coalesce(n.gone, '') = coalesce(s.gone, '')
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
