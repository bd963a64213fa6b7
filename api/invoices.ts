import { endpoints } from '@toonbank/contract';
import type { ApiClient, RequestOf } from './client';

const { service } = endpoints;

/** Invoices, newest first, thirty a page; `state: 'open'` finds all that is unpaid. The totals are over all of them. */
export const getInvoices = (client: ApiClient, request: RequestOf<typeof service.invoices> = {}) =>
  client.call(service.invoices, request);

/** @throws ApiError `not_found`, for somebody else's too; so do the two below */
export const getInvoicePdf = (client: ApiClient, invoiceID: number) =>
  client.file(service.pdfInvoice, { invoiceID });

/** There is one as soon as the order is delivered. */
export const getDeliveryNotePdf = (client: ApiClient, orderID: number) =>
  client.file(service.pdfDeliveryNote, { orderID });

export const getOrderConfirmationPdf = (client: ApiClient, orderID: number) =>
  client.file(service.pdfOrderConfirmation, { orderID });
