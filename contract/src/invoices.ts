import { z } from 'zod';
import { blobEndpoint, endpoint } from './define.ts';
import { euro, id, isoDate, page, searchText } from './fields.ts';

/**
 * `open`: to be paid, not due yet; `overdue`: to be paid, and the due date is past; `credited`: credit notes took all
 * of it off before it was paid.
 */
export const invoiceState = z.enum(['open', 'overdue', 'paid', 'credited']);

/** A credit note is a `balance` of the customer, or `settled`: taken off its invoice or another one, or paid back. */
const creditState = z.enum(['balance', 'settled']);

/** An invoice or a credit note; the amounts of a credit note are negative. */
export const invoice = z.object({
  /** Of a credit note: the invoice that it credits. */
  invoice_id: id,
  invoice_number: z.string(),
  /** Only of a credit note. PDF: `get_pdf_credit_note {creditNoteID}`. */
  credit_note: z.object({ credit_note_id: id, credit_note_number: z.string() }).optional(),
  order_id: id,
  order_number: z.string(),
  order_ref: z.string(),
  invoice_date: isoDate,
  due_date: isoDate,
  total: euro,
  vat: euro,
  total_incl: euro,
  /** Without what credit notes took off. Of a credit note: the rest of the balance, negative. */
  open_amount: euro,
  state: z.enum([...invoiceState.options, ...creditState.options]),
});

/**
 * Of all the customer's invoices, whatever the filter. Including VAT; the open amount includes the overdue one, and the
 * balance is taken off it: it can be negative.
 */
export const invoiceTotals = z.object({
  open_count: z.number(),
  open_amount: euro,
  /** Credit notes of paid invoices that are not settled yet. */
  balance: euro,
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
      /** `open` finds all that the open amount counts: unpaid invoices, the overdue ones included, and the balance. */
      state: z.enum(['open', 'overdue', 'paid', 'credit_note']).optional(),
      /** A part of the invoice's or the order's number, or of the customer's reference. */
      search: searchText(200).optional(),
    }),
    response: z.object({
      num_found: z.number(),
      page: z.number(),
      invoices: z.array(invoice),
      totals: invoiceTotals,
    }),
    summary: 'Invoices and credit notes, newest first.',
  }),
  pdfDeliveryNote: pdfByOrder('get_pdf_delivery_note', 'The delivery note as PDF.'),
  pdfInvoice: blobEndpoint({
    path: '/v1/service/get_pdf_invoice',
    access: 'customer',
    mutates: false,
    request: z.object({ invoiceID: id }),
    summary: 'The invoice as PDF.',
  }),
  pdfCreditNote: blobEndpoint({
    path: '/v1/service/get_pdf_credit_note',
    access: 'customer',
    mutates: false,
    request: z.object({ creditNoteID: id }),
    summary: 'Our addition: the credit note as PDF.',
  }),
  pdfOrderConfirmation: pdfByOrder('get_pdf_orderconfirmation', 'The order confirmation as PDF.'),
};
