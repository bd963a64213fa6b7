import type { Tx } from '../../db/connect.ts';
import { type StockLine, stockLines } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';

/** Stores the lines of a locked list, in this order, in place of those that it has. */
export async function replaceLines(
  tx: Tx,
  { siteId, id: listId }: { siteId: string; id: number },
  lines: readonly Pick<StockLine, 'productId' | 'place' | 'minimum' | 'maximum'>[],
): Promise<void> {
  await tx.delete(stockLines).where(eq(stockLines.listId, listId));
  if (lines.length === 0) return;
  const rows = JSON.stringify(lines.map((line, position) => ({ ...line, position })));
  await tx.execute(sql`
    INSERT INTO stock_lines (site_id, list_id, product_id, place, minimum, maximum, position)
    SELECT ${siteId}, ${listId}::int, l."productId", l.place, l.minimum, l.maximum, l.position
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS l ("productId" int, place text, minimum int, maximum int, position int)`);
}
