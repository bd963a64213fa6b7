import type { Tx } from '../../db/connect.ts';
import { wasteEntries } from '../../db/schema/index.ts';
import { and, eq, gt, isNotNull, isNull, lte, sql } from '../../db/sql.ts';

/** Waste of a customer after `from`, up to and including `to`: base pieces by product id. */
export async function wasteBetween(
  tx: Tx,
  customerId: number,
  { from, to }: { from: Date; to: Date },
): Promise<Map<number, number>> {
  const rows = await tx
    .select({
      productId: wasteEntries.productId,
      pieces: sql`sum(${wasteEntries.quantity}::bigint * ${wasteEntries.unitContent})`.mapWith(Number),
    })
    .from(wasteEntries)
    .where(
      and(
        eq(wasteEntries.customerId, customerId),
        isNull(wasteEntries.removedAt),
        isNotNull(wasteEntries.productId),
        gt(wasteEntries.wastedAt, from),
        lte(wasteEntries.wastedAt, to),
      ),
    )
    .groupBy(wasteEntries.productId);
  return new Map(rows.map(({ productId, pieces }) => [productId ?? 0, pieces]));
}
