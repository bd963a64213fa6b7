import { z } from 'zod';
import { blobEndpoint, endpoint } from './define.ts';
import { euro, id, isoDate, page, searchText } from './fields.ts';

/** `open`: to be paid, not due yet; `overdue`: to be paid, and the due date is past. */
export const invoiceState = z.enum(['open', 'overdue', 'paid']);

export const invoice = z.object({
  invoice_id: id,
  invoice_number: z.string(),
  order_id: id,
  order_number: z.string(),
  order_ref: z.string(),
  invoice_date: isoDate,
  due_date: isoDate,
  total: euro,
  vat: euro,
  total_incl: euro,
  open_amount: euro,
  state: invoiceState,
});

/** Of all the customer's invoices, whatever the filter. Including VAT; the open amount includes the overdue one. */
export const invoiceTotals = z.object({
  open_count: z.number(),
  open_amount: euro,
  overdue_count: z.number(),
  overdue_amount: euro,
});

const pdfByOrder = (path: string, summary: string) =>
  blobEndpoint({
    path: `/v1/service/${path}`,
    access: 'customer',
    mutates: false,
    request: z.object({ orderID: id }),
    summary,
  });

export const invoiceEndpoints = {
  invoices: endpoint({
    path: '/v1/service/get_invoices',
    access: 'customer',
    mutates: false,
    request: z.object({
      page: page.default(0),
      pageSize: z.number().int().min(1).max(100).default(30),
      /** `open` finds all unpaid invoices, the overdue ones included. */
      state: invoiceState.optional(),
      /** A part of the invoice's or the order's number, or of the customer's reference. */
      search: searchText(200).optional(),
    }),
    response: z.object({
      num_found: z.number(),
      page: z.number(),
      invoices: z.array(invoice),
      totals: invoiceTotals,
    }),
    summary: 'Invoices, newest first.',
  }),
  pdfDeliveryNote: pdfByOrder('get_pdf_delivery_note', 'The delivery note as PDF.'),
  pdfInvoice: blobEndpoint({
    path: '/v1/service/get_pdf_invoice',
    access: 'customer',
    mutates: false,
    request: z.object({ invoiceID: id }),
    summary: 'The invoice as PDF.',
  }),
  pdfOrderConfirmation: pdfByOrder('get_pdf_orderconfirmation', 'The order confirmation as PDF.'),
};
