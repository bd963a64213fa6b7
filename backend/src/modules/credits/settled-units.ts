import type { Tx } from '../../db/connect.ts';
import { creditNoteRows, creditNotes, laterDeliveries } from '../../db/schema/index.ts';
import { and, eq, inArray, sql } from '../../db/sql.ts';

/** Settled units of an order's row. */
export interface SettledUnits {
  credited: number;
  /** Units that wait for the next delivery, or were delivered with it. */
  deliveredLater: number;
}

/** Per row; with a task, only what was settled for it. Rows without settled units are absent. */
export async function settledUnits(
  tx: Tx,
  orderRowIds: readonly number[],
  taskId?: number,
): Promise<Map<number, SettledUnits>> {
  const ids = [...orderRowIds];
  if (ids.length === 0) return new Map();
  const units = sql<number>`sum(quantity)::int`;
  const credited = await tx
    .select({ id: creditNoteRows.orderRowId, units })
    .from(creditNoteRows)
    .innerJoin(creditNotes, eq(creditNotes.id, creditNoteRows.creditNoteId))
    .where(
      and(
        inArray(creditNoteRows.orderRowId, ids),
        taskId === undefined ? undefined : eq(creditNotes.taskId, taskId),
      ),
    )
    .groupBy(creditNoteRows.orderRowId);
  const later = await tx
    .select({ id: laterDeliveries.orderRowId, units })
    .from(laterDeliveries)
    .where(
      and(
        inArray(laterDeliveries.orderRowId, ids),
        taskId === undefined ? undefined : eq(laterDeliveries.taskId, taskId),
      ),
    )
    .groupBy(laterDeliveries.orderRowId);
  const settled = new Map<number, SettledUnits>();
  for (const row of credited) settled.set(row.id, { credited: row.units, deliveredLater: 0 });
  for (const row of later)
    settled.set(row.id, { credited: settled.get(row.id)?.credited ?? 0, deliveredLater: row.units });
  return settled;
}
