import type { RequestOf } from './call';
import type { ApiClient } from './client';

/** Invoices, newest first, thirty a page; `state: 'open'` finds all unpaid ones. The totals count all invoices. */
export const getInvoices = (client: ApiClient, request: RequestOf<'service.invoices'> = {}) =>
  client.call('service.invoices', request);

/** @throws ApiError `not_found`, also for another customer's invoice; so do the two below */
export const getInvoicePdf = (client: ApiClient, invoiceID: number) =>
  client.file('service.pdfInvoice', { invoiceID });

/** The delivery note exists once the order is delivered. */
export const getDeliveryNotePdf = (client: ApiClient, orderID: number) =>
  client.file('service.pdfDeliveryNote', { orderID });

export const getOrderConfirmationPdf = (client: ApiClient, orderID: number) =>
  client.file('service.pdfOrderConfirmation', { orderID });
