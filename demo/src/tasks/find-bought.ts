import type { Tx } from '../../../backend/src/db/connect.ts';
import { deliveryNotes, invoices, orderRows, orders } from '../../../backend/src/db/schema/index.ts';
import { and, asc, desc, eq, gte } from '../../../backend/src/db/sql.ts';
import { documentNumber } from '../../../backend/src/modules/order-documents/document-number.ts';
import { needed } from '../bulk-insert.ts';
import type { Bought } from './conversations.ts';

/** The latest delivered order of a customer with at least two lines, and its documents. */
export async function findBought(tx: Tx, customerId: number) {
  const delivered = await tx
    .select({ order: orders, note: deliveryNotes.number, invoice: invoices })
    .from(orders)
    .innerJoin(deliveryNotes, eq(deliveryNotes.orderId, orders.id))
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .innerJoin(orderRows, and(eq(orderRows.orderId, orders.id), gte(orderRows.position, 1)))
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  const { order, note, invoice } = needed(delivered[0], 'delivered order of two lines');
  const rows = await tx
    .select()
    .from(orderRows)
    .where(eq(orderRows.orderId, order.id))
    .orderBy(asc(orderRows.position), asc(orderRows.id));
  const [first, second] = [needed(rows[0], 'first line'), needed(rows[1], 'second line')];
  const bought: Bought = {
    orderNumber: String(order.number),
    noteNumber: documentNumber('delivery_note', note),
    invoiceNumber: documentNumber('invoice', invoice.number),
    lines: [
      { name: first.name, unit: first.unitDescription },
      { name: second.name, unit: second.unitDescription },
    ],
  };
  return { order, invoice, lines: [first, second], bought };
}
export type Found = Awaited<ReturnType<typeof findBought>>;
