import type { Tx } from '../../db/connect.ts';
import { invoices, orderRows, orders, taskAbout } from '../../db/schema/index.ts';
import { and, asc, eq, inArray, sql } from '../../db/sql.ts';

/** A row of a delivered order that a task is about, directly or as part of its order, delivery note or invoice. */
export interface TaskRow {
  about: typeof taskAbout.$inferSelect;
  row: typeof orderRows.$inferSelect;
  order: typeof orders.$inferSelect;
  invoice: typeof invoices.$inferSelect;
  /** Position of the row in its order, from 0. */
  line: number;
}

const line = sql<number>`(SELECT count(*)::int FROM order_rows earlier WHERE earlier.order_id = ${orderRows.orderId}
  AND (earlier.position, earlier.id) < (${orderRows.position}, ${orderRows.id}))`;

/** The rows in the order of the report, with repetitions. Rows of orders that were not delivered are left out. */
export function taskRows(tx: Tx, taskId: number): Promise<TaskRow[]> {
  const wholes = inArray(taskAbout.kind, ['order', 'delivery_note', 'invoice']);
  return tx
    .select({ about: taskAbout, row: orderRows, order: orders, invoice: invoices, line })
    .from(taskAbout)
    .innerJoin(orders, eq(orders.id, taskAbout.orderId))
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .innerJoin(
      orderRows,
      and(
        eq(orderRows.orderId, orders.id),
        sql`CASE WHEN ${wholes} THEN true ELSE ${orderRows.id} = ${taskAbout.orderRowId} END`,
      ),
    )
    .where(eq(taskAbout.taskId, taskId))
    .orderBy(asc(taskAbout.position), asc(orderRows.position), asc(orderRows.id));
}

/** Whether a report names one row, and not a whole order. */
export const isOfOneRow = ({ about }: Pick<TaskRow, 'about'>): boolean => about.orderRowId !== null;

/** All rows of the orders that a task is about, by order. */
export async function rowsByOrder(tx: Tx, found: readonly TaskRow[]) {
  const ids = [...new Set(found.map(({ order }) => order.id))];
  if (ids.length === 0) return new Map<number, TaskRow['row'][]>();
  const rows = await tx
    .select()
    .from(orderRows)
    .where(inArray(orderRows.orderId, ids))
    .orderBy(asc(orderRows.position), asc(orderRows.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
