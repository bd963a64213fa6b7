import type { Tx } from '../../db/connect.ts';
import { invoices, orderRows, orders } from '../../db/schema/index.ts';
import { asc, eq } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { type SettledUnits, settledUnits } from './settled-units.ts';

type OrderRow = typeof orderRows.$inferSelect;

/** A delivered order with its invoice and the settled units of each row. */
export interface DeliveredOrder {
  order: typeof orders.$inferSelect;
  invoice: typeof invoices.$inferSelect;
  rows: OrderRow[];
  settled: Map<number, SettledUnits>;
}

/** Units of a row to settle. */
export interface RowUnits {
  orderRowId: number;
  quantity: number;
}

/**
 * Locks an order of the transaction's site until the transaction ends, so that concurrent calls settle each unit once.
 * @throws DomainError not_delivered
 */
export async function lockDeliveredOrder(tx: Tx, orderId: number): Promise<DeliveredOrder> {
  const [found] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  const order = orNotFound(found);
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, orderId));
  if (!invoice) throw new DomainError('not_delivered', 'Only a delivered order can be made good.');
  const rows = await tx
    .select()
    .from(orderRows)
    .where(eq(orderRows.orderId, orderId))
    .orderBy(asc(orderRows.position), asc(orderRows.id));
  const settled = await settledUnits(
    tx,
    rows.map(({ id }) => id),
  );
  return { order, invoice, rows, settled };
}

export const unitsLeft = ({ quantity }: Pick<OrderRow, 'quantity'>, settled: SettledUnits | undefined) =>
  quantity - (settled?.credited ?? 0) - (settled?.deliveredLater ?? 0);

/** Checks that at most the ordered units are settled. @throws DomainError already_settled, with the rest per row */
export function checkUnitsLeft({ rows, settled }: DeliveredOrder, wanted: readonly RowUnits[]): void {
  const short: Record<string, string> = {};
  for (const { orderRowId, quantity } of wanted) {
    const row = orNotFound(rows.find(({ id }) => id === orderRowId));
    const left = unitsLeft(row, settled.get(orderRowId));
    if (quantity > left) short[`row.${row.position}`] = String(left);
  }
  if (Object.keys(short).length > 0)
    throw new DomainError('already_settled', 'More units than are left to make good.', short);
}
