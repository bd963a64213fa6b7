import type { Tx } from '../../db/connect.ts';
import { type StockCount, stockCountResults } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import type { Found } from './sums.ts';

/** Stores what a finished count found, in place of what it found without its late events. */
export async function storeResults(
  tx: Tx,
  { siteId, id: countId }: StockCount,
  found: readonly Found[],
): Promise<void> {
  await tx.delete(stockCountResults).where(eq(stockCountResults.countId, countId));
  if (found.length === 0) return;
  const rows = JSON.stringify(found.map((one, position) => ({ ...one, position })));
  await tx.execute(sql`
    INSERT INTO stock_count_results (site_id, count_id, position, place, product_id, code, pieces, counted_at)
    SELECT ${siteId}, ${countId}::int, f.position, f.place, f."productId", f.code, least(f.pieces, 2147483647), f."countedAt"
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS f (position int, place text, "productId" int, code text, pieces bigint, "countedAt" timestamptz)`);
}
