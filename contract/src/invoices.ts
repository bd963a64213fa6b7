import { z } from 'zod';
import { blobEndpoint, endpoint } from './define.ts';
import { euro, id, isoDate, page, searchText } from './fields.ts';

/**
 * `open`: to be paid, not due yet; `overdue`: to be paid, and the due date is past; `credited`: credit notes cover the
 * whole amount, so nothing has to be paid.
 */
export const invoiceState = z.enum(['open', 'overdue', 'paid', 'credited']);

/** A credit note is a `balance` of the customer, or `settled`: deducted from an invoice, or paid back. */
const creditState = z.enum(['balance', 'settled']);

/** An invoice or a credit note; the amounts of a credit note are negative. */
export const invoice = z.object({
  /** The invoice; for a credit note the invoice that it credits. */
  invoice_id: id,
  invoice_number: z.string(),
  /** Absent for an invoice. PDF: `get_pdf_credit_note {creditNoteID}`. */
  credit_note: z.object({ credit_note_id: id, credit_note_number: z.string() }).optional(),
  order_id: id,
  order_number: z.string(),
  order_ref: z.string(),
  invoice_date: isoDate,
  due_date: isoDate,
  total: euro,
  vat: euro,
  total_incl: euro,
  /** The amount to pay, less the credit notes. For a credit note: the rest of the balance, negative. */
  open_amount: euro,
  state: z.enum([...invoiceState.options, ...creditState.options]),
});

/**
 * Totals of all invoices of the customer, without any filter, including VAT. The open amount includes the overdue
 * amount, and the balance is deducted from it, so it can be negative.
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
      /** `open` selects the rows of the open amount: unpaid invoices, also overdue ones, and open credit notes. */
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
