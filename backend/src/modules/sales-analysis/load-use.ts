import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { startOfDay } from '../../http/requested-days.ts';
import type { Viewer } from '../../http/viewer.ts';
import { isoMoment } from '../shelf-labels/moments.ts';
import { readMovements, usage } from '../stock-count/movements.ts';
import type { Days } from './period.ts';

/** The first and the last count of a product in a period; pieces over all places. */
interface Counted {
  product_id: number;
  first_pieces: number;
  first_at: string;
  last_pieces: number;
  last_at: string;
}

/**
 * Base pieces really used per product, between its first and its last count of the period (docs/behaviour.md §13.5).
 * Products that were counted once, or on several lists, are absent: each list has only a part of their stock.
 */
export async function loadUse(tx: Tx, viewer: Viewer, { from, until }: Days): Promise<Map<number, number>> {
  const { rows } = await tx.execute<Counted & Record<string, unknown>>(sql`
    WITH counted AS (
      SELECT r.product_id, c.list_ref, c.id, c.finished_at, sum(r.pieces)::int AS pieces, max(r.counted_at) AS at
      FROM stock_counts c JOIN stock_count_results r ON r.site_id = c.site_id AND r.count_id = c.id
      WHERE c.site_id = ${viewer.site.id} AND c.customer_id = ${orNotFound(viewer.customer).customerId}
        AND r.product_id IS NOT NULL
        AND c.finished_at >= ${startOfDay(from)} AND c.finished_at < ${startOfDay(until, 1)}
      GROUP BY r.product_id, c.list_ref, c.id, c.finished_at)
    SELECT product_id,
      (array_agg(pieces ORDER BY finished_at, id))[1] AS first_pieces,
      ${isoMoment(sql`(array_agg(at ORDER BY finished_at, id))[1]`)} AS first_at,
      (array_agg(pieces ORDER BY finished_at DESC, id DESC))[1] AS last_pieces,
      ${isoMoment(sql`(array_agg(at ORDER BY finished_at DESC, id DESC))[1]`)} AS last_at
    FROM counted GROUP BY product_id HAVING count(*) > 1 AND count(DISTINCT list_ref) = 1`);
  const moved = await readMovements(
    tx,
    viewer,
    rows.map(({ product_id, first_at, last_at }) => ({
      ...{ productId: product_id, from: first_at, until: last_at },
    })),
  );
  const none = { delivered: 0, waste: 0 };
  return new Map(
    rows.flatMap(({ product_id, first_pieces, last_pieces }) => {
      const { used } = usage(first_pieces, moved.get(product_id) ?? none, last_pieces);
      return used === null ? [] : [[product_id, used] as const];
    }),
  );
}
