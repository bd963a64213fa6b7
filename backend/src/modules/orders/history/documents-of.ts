import type { Tx } from '../../../db/connect.ts';
import { deliveryNotes, invoices, orders } from '../../../db/schema/index.ts';
import { eq, inArray, sql } from '../../../db/sql.ts';
import { documentNumber } from '../../order-documents/document-number.ts';
import { invoiceState } from '../../order-documents/invoice-state.ts';

/** Delivery notes and invoices of some orders; an order that is not delivered has none. */
export async function documentsOf(tx: Tx, orderIds: number[]) {
  if (orderIds.length === 0) return new Map<number, never>();
  const rows = await tx
    .select({
      note: deliveryNotes,
      invoiceId: invoices.id,
      invoiceNumber: invoices.number,
      state: invoiceState(sql`${invoices}`, sql`${orders}`),
    })
    .from(deliveryNotes)
    .innerJoin(orders, eq(orders.id, deliveryNotes.orderId))
    .innerJoin(invoices, eq(invoices.orderId, deliveryNotes.orderId))
    .where(inArray(deliveryNotes.orderId, orderIds));
  return new Map(
    rows.map(({ note, invoiceId, invoiceNumber, state }) => [
      note.orderId,
      {
        delivery_note: {
          number: documentNumber('delivery_note', note.number),
          delivered_on: note.deliveredOn,
        },
        invoice: {
          invoice_id: invoiceId,
          invoice_number: documentNumber('invoice', invoiceNumber),
          state,
        },
      },
    ]),
  );
}
