import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { isoMoment } from '../shelf-labels/moments.ts';

/** What the latest finished count that has the product found of it, over all places, in base pieces. */
export interface LastFound {
  productId: number;
  pieces: number;
  /** Base pieces by place. */
  places: Record<string, number>;
  countedAt: string;
}

/** Per product of a list's finished counts, or of those finished before `before`. */
export async function lastFound(
  tx: Tx,
  siteId: string,
  listRef: number,
  before?: Date | null,
): Promise<Map<number, LastFound>> {
  const earlier = before ? sql`AND c.finished_at < ${before.toISOString()}::timestamptz` : sql``;
  const { rows } = await tx.execute<LastFound & Record<string, unknown>>(sql`
    SELECT DISTINCT ON (r.product_id) r.product_id AS "productId", sum(r.pieces)::int AS pieces,
      json_object_agg(r.place, r.pieces) AS places,
      ${isoMoment(sql`max(r.counted_at)`)} AS "countedAt"
    FROM stock_counts c JOIN stock_count_results r ON r.site_id = c.site_id AND r.count_id = c.id
    WHERE c.site_id = ${siteId} AND c.list_ref = ${listRef} AND c.finished_at IS NOT NULL ${earlier}
      AND r.product_id IS NOT NULL
    GROUP BY r.product_id, c.id, c.finished_at
    ORDER BY r.product_id, c.finished_at DESC, c.id DESC`);
  return new Map(rows.map((row) => [row.productId, row]));
}
