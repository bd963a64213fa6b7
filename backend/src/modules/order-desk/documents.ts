import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { invoices, orders } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implementDetached } from '../../http/implement.ts';
import { loadDeliveryNote } from '../order-documents/delivery-note.ts';
import { deliveryNoteFile, writeDeliveryNote } from '../order-documents/delivery-note-pdf.ts';
import { loadInvoice } from '../order-documents/invoice.ts';
import { invoiceFile, writeInvoice } from '../order-documents/invoice-pdf.ts';

const desk = endpoints.orderDesk;
const contentType = 'application/pdf';

/** The customer of an order, and its invoice. @throws DomainError not_found */
async function ownerOf(tx: Tx, orderId: number) {
  const [found] = await tx
    .select({ customerId: orders.customerId, invoiceId: invoices.id })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(eq(orders.id, orderId));
  return orNotFound(found);
}

/** The documents of an order as its customer has them, drawn while no database connection is held. */
export const invoiceDocument = implementDetached(
  desk.invoice,
  async ({ database, viewer: { site } }, { orderID }) => {
    const invoice = await database.inSite(site.id, async (tx) => {
      const { customerId, invoiceId } = await ownerOf(tx, orderID);
      return orNotFound(await loadInvoice(tx, site, { id: invoiceId ?? 0, customerId }));
    });
    return { fileName: invoiceFile(invoice), contentType, bytes: await writeInvoice(site, invoice) };
  },
);

export const deliveryNoteDocument = implementDetached(
  desk.deliveryNote,
  async ({ database, viewer: { site } }, { orderID }) => {
    const note = await database.inSite(site.id, async (tx) => {
      const { customerId } = await ownerOf(tx, orderID);
      return orNotFound(await loadDeliveryNote(tx, site, orderID, customerId));
    });
    return { fileName: deliveryNoteFile(note), contentType, bytes: await writeDeliveryNote(site, note) };
  },
);
