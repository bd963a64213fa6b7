import type { Tx } from '../../db/connect.ts';
import { customers, deliveryNotes, invoices, type orders } from '../../db/schema/index.ts';
import { sql } from '../../db/sql.ts';
import { addEvent } from '../webhooks/outbox.ts';
import { documentNumber, nextDocumentNumber } from './document-number.ts';
import { bringWaitingGoods } from './later-deliveries.ts';
import { loadParties } from './parties.ts';
import { isPrepaid } from './prepaid.ts';

type OrderRow = typeof orders.$inferSelect;

/** Today's date in Amsterdam, independent of the server's time zone. */
const today = sql`(now() AT TIME ZONE 'Europe/Amsterdam')::date`;

/** The printed numbers of the documents. */
export interface OrderDocuments {
  deliveryNote: string;
  invoice: string;
}

/** The amounts that an invoice copies from its order. Cents. */
function amountsOf(order: OrderRow) {
  const { goodsCents, discountCents, shippingCents, vatCents, totalCents, totalInclCents, breakdown } = order;
  return { goodsCents, discountCents, shippingCents, vatCents, totalCents, totalInclCents, breakdown };
}

/**
 * Makes the delivery note and the invoice of an order that is delivered today, in the transaction that moves it, and
 * puts the goods on the note that wait for the customer's next delivery. A
 * prepaid invoice is due at once, any other after the customer's term.
 */
export async function makeDocuments(tx: Tx, order: OrderRow): Promise<OrderDocuments> {
  const { siteId, id: orderId, customerId } = order;
  const parties = await loadParties(tx, order);
  const term = isPrepaid(order)
    ? sql`0`
    : sql`(SELECT ${customers.paymentTermDays} FROM ${customers} WHERE ${customers.id} = ${customerId})`;
  await bringWaitingGoods(tx, order);
  const noteNumber = await nextDocumentNumber(tx, siteId, 'delivery_note');
  await tx.insert(deliveryNotes).values({ siteId, orderId, number: noteNumber, deliveredOn: today, parties });
  const invoiceNumber = await nextDocumentNumber(tx, siteId, 'invoice');
  await tx.insert(invoices).values({
    siteId,
    orderId,
    customerId,
    number: invoiceNumber,
    invoiceDate: today,
    dueDate: sql`${today} + ${term}`,
    parties,
    ...amountsOf(order),
  });
  await addEvent(tx, siteId, 'invoice.created', {
    id: orderId,
    number: documentNumber('invoice', invoiceNumber),
  });
  return {
    deliveryNote: documentNumber('delivery_note', noteNumber),
    invoice: documentNumber('invoice', invoiceNumber),
  };
}
