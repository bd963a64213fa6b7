import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { isoMoment } from '../shelf-labels/moments.ts';

/** Stock of a product by the latest finished count that has it, over all places, in base pieces. */
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
    WITH found AS (
      SELECT r.product_id, c.id AS count_id, c.finished_at, r.place, sum(r.pieces)::int AS pieces,
        max(r.counted_at) AS counted_at
      FROM stock_counts c JOIN stock_count_results r ON r.site_id = c.site_id AND r.count_id = c.id
      WHERE c.site_id = ${siteId} AND c.list_ref = ${listRef} AND c.finished_at IS NOT NULL ${earlier}
        AND r.product_id IS NOT NULL
      GROUP BY r.product_id, c.id, c.finished_at, r.place)
    SELECT DISTINCT ON (f.product_id) f.product_id AS "productId", sum(f.pieces)::int AS pieces,
      json_object_agg(f.place, f.pieces) AS places,
      ${isoMoment(sql`max(f.counted_at)`)} AS "countedAt"
    FROM found f
    GROUP BY f.product_id, f.count_id, f.finished_at
    ORDER BY f.product_id, f.finished_at DESC, f.count_id DESC`);
  return new Map(rows.map((row) => [row.productId, row]));
}
