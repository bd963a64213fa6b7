import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { dayNumber, shopClock } from '../delivery/days.ts';
import { ownerOf } from '../order-lists/find-list.ts';
import { isoMoment } from '../shelf-labels/moments.ts';
import { type Movement, readMovements } from '../stock-count/movements.ts';
import type { CountedStock } from './due-by-stock.ts';

const DAY_MS = 86_400_000;

/** The two latest finished counts of a product, the latest first. */
interface Counted extends Record<string, unknown> {
  productId: number;
  pieces: [number, number?];
  countedAt: [string, string?];
}

const NOTHING: Movement = { delivered: 0, waste: 0 };

/** Products that the customer counts, on exactly one list: of several lists the moments differ. */
async function readCounted(tx: Tx, viewer: Viewer, productIds: readonly number[]): Promise<Counted[]> {
  const { rows } = await tx.execute<Counted>(sql`
    WITH found AS (
      SELECT r.product_id, c.list_ref, sum(r.pieces)::int AS pieces, max(r.counted_at) AS counted_at,
        row_number() OVER (PARTITION BY r.product_id ORDER BY c.finished_at DESC, c.id DESC) AS nth
      FROM stock_counts c JOIN stock_count_results r ON r.site_id = c.site_id AND r.count_id = c.id
      WHERE c.site_id = ${viewer.site.id} AND c.customer_id = ${ownerOf(viewer)} AND c.finished_at IS NOT NULL
        AND r.product_id = ANY (${sql.param([...productIds])}::int[])
      GROUP BY r.product_id, c.id, c.list_ref, c.finished_at)
    SELECT product_id AS "productId", array_agg(pieces ORDER BY nth) FILTER (WHERE nth <= 2) AS pieces,
      array_agg(${isoMoment(sql`counted_at`)} ORDER BY nth) FILTER (WHERE nth <= 2) AS "countedAt"
    FROM found GROUP BY product_id HAVING count(DISTINCT list_ref) = 1`);
  return rows;
}

/** Counted stock and real use by product; products without a finished count are absent. Three queries at most. */
export async function loadCountedStock(
  tx: Tx,
  viewer: Viewer,
  productIds: readonly number[],
  now: Date,
): Promise<Map<number, CountedStock>> {
  if (productIds.length === 0) return new Map();
  const counted = await readCounted(tx, viewer, productIds);
  const since = await readMovements(
    tx,
    viewer,
    counted.map(({ productId, countedAt: [from] }) => ({ productId, from, until: now.toISOString() })),
  );
  const between = await readMovements(
    tx,
    viewer,
    counted.flatMap(({ productId, countedAt: [until, from] }) => (from ? [{ productId, from, until }] : [])),
  );
  return new Map(
    counted.map((one) => {
      const { productId, pieces, countedAt } = one;
      const { delivered, waste } = since.get(productId) ?? NOTHING;
      const stock = {
        countedDay: dayNumber(shopClock(new Date(countedAt[0])).day),
        stock: pieces[0] + delivered - waste,
        usedPerDay: usedPerDay(one, between.get(productId) ?? NOTHING),
      };
      return [productId, stock] as const;
    }),
  );
}

function usedPerDay({ pieces, countedAt }: Counted, { delivered, waste }: Movement): number | undefined {
  const [counted, before] = pieces;
  const [until, from] = countedAt;
  if (before === undefined || from === undefined) return undefined;
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS;
  const used = before + delivered - waste - counted;
  return days >= 1 && used > 0 ? used / days : undefined;
}
