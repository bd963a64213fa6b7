import { endpoints } from '@toonbank/contract';
import { orNotFound } from '../../http/errors.ts';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { loadCreditNote } from './credit-note.ts';
import { creditNoteFile, writeCreditNote } from './credit-note-pdf.ts';
import { loadDeliveryNote } from './delivery-note.ts';
import { deliveryNoteFile, writeDeliveryNote } from './delivery-note-pdf.ts';
import { loadInvoice } from './invoice.ts';
import { invoiceFile, writeInvoice } from './invoice-pdf.ts';
import { listInvoices } from './list-invoices.ts';

const { service } = endpoints;
const contentType = 'application/pdf';

/**
 * The customer's own documents, drawn while no database connection is held.
 * @throws DomainError not_found, for another customer's too
 */
export const orderDocumentRoutes: Implementation[] = [
  implement(service.invoices, ({ tx, viewer }, request) => listInvoices(tx, viewer, request)),
  implementDetached(service.pdfInvoice, async ({ database, viewer: { site, customer } }, { invoiceID }) => {
    const { customerId } = orNotFound(customer);
    const invoice = orNotFound(
      await database.inSite(site.id, (tx) => loadInvoice(tx, site, { id: invoiceID, customerId })),
    );
    return { fileName: invoiceFile(invoice), contentType, bytes: await writeInvoice(site, invoice) };
  }),
  implementDetached(
    service.pdfCreditNote,
    async ({ database, viewer: { site, customer } }, { creditNoteID }) => {
      const { customerId } = orNotFound(customer);
      const note = orNotFound(
        await database.inSite(site.id, (tx) => loadCreditNote(tx, site, { id: creditNoteID, customerId })),
      );
      return { fileName: creditNoteFile(note), contentType, bytes: await writeCreditNote(site, note) };
    },
  ),
  implementDetached(
    service.pdfDeliveryNote,
    async ({ database, viewer: { site, customer } }, { orderID }) => {
      const { customerId } = orNotFound(customer);
      const note = orNotFound(
        await database.inSite(site.id, (tx) => loadDeliveryNote(tx, site, orderID, customerId)),
      );
      return { fileName: deliveryNoteFile(note), contentType, bytes: await writeDeliveryNote(site, note) };
    },
  ),
];
