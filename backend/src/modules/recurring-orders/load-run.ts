import type { Tx } from '../../db/connect.ts';
import { orders, type RecurringRun, recurringOrders, recurringRuns } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import type { Day } from '../delivery/days.ts';

/** The data of the mail about a run. */
export interface RunNotice {
  run: RecurringRun;
  recurringId: number;
  name: string;
  /** Number of the order that it made. */
  orderNumber: number | null;
  nextOn: Day | null;
}

export async function loadRun(tx: Tx, runId: number): Promise<RunNotice | undefined> {
  const [row] = await tx
    .select({ run: recurringRuns, order: recurringOrders, orderNumber: orders.number })
    .from(recurringRuns)
    .innerJoin(recurringOrders, eq(recurringOrders.id, recurringRuns.recurringId))
    .leftJoin(orders, eq(orders.id, recurringRuns.orderId))
    .where(eq(recurringRuns.id, runId));
  if (!row) return undefined;
  const { run, order, orderNumber } = row;
  const nextOn = order.active && order.removedAt === null ? order.nextOn : null;
  return { run, recurringId: order.id, name: order.name, orderNumber, nextOn };
}
