import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toEuro } from '../prices/index.ts';
import { customerDocuments, type InvoicesRequest, matching } from './customer-documents.ts';
import { documentNumber } from './document-number.ts';

type Answer = z.input<typeof endpoints.service.invoices.response>;
type State = Answer['invoices'][number]['state'];

interface Row extends Record<string, unknown> {
  invoice_id: number;
  number: number;
  /** Null for an invoice. */
  credit_note_id: number | null;
  credit_note_number: number | null;
  order_id: number;
  order_number: number;
  order_ref: string;
  invoice_date: string;
  due_date: string;
  total_cents: number;
  vat_cents: number;
  total_incl_cents: number;
  open_cents: number;
  state: State;
}

interface Totals extends Record<string, unknown> {
  num_found: number;
  open_count: number;
  open_cents: number;
  balance_cents: number;
  overdue_count: number;
  overdue_cents: number;
}

/**
 * The invoices and credit notes of the viewer's customer, of all its users, newest first, and the total open amount.
 * Two queries, however many invoices. A page past the end is empty.
 */
export async function listInvoices(tx: Tx, viewer: Viewer, request: InvoicesRequest): Promise<Answer> {
  const { customerId } = orNotFound(viewer.customer);
  const filter = matching(request);
  const documents = customerDocuments(customerId);
  const { rows: sums } = await tx.execute<Totals>(sql`
    SELECT (count(*) FILTER (WHERE ${filter}))::int AS num_found,
      (count(*) FILTER (WHERE i.open_cents > 0))::int AS open_count,
      coalesce(sum(i.open_cents), 0)::float8 AS open_cents,
      coalesce(-sum(i.open_cents) FILTER (WHERE i.state = 'balance'), 0)::float8 AS balance_cents,
      (count(*) FILTER (WHERE i.state = 'overdue'))::int AS overdue_count,
      coalesce(sum(i.open_cents) FILTER (WHERE i.state = 'overdue'), 0)::float8 AS overdue_cents
    FROM ${documents}`);
  const { rows } = await tx.execute<Row>(sql`
    SELECT i.* FROM ${documents} WHERE ${filter}
    ORDER BY i.invoice_date DESC, i.credit_note_id DESC NULLS LAST, i.invoice_id DESC
    LIMIT ${request.pageSize} OFFSET ${request.page * request.pageSize}`);
  const { num_found, open_count, open_cents, balance_cents, overdue_count, overdue_cents } = orNotFound(
    sums[0],
  );
  return {
    num_found,
    page: request.page,
    invoices: rows.map(toWireInvoice),
    totals: {
      open_count,
      open_amount: toEuro(open_cents),
      balance: toEuro(balance_cents),
      overdue_count,
      overdue_amount: toEuro(overdue_cents),
    },
  };
}

const toWireInvoice = (row: Row): Answer['invoices'][number] => ({
  invoice_id: row.invoice_id,
  invoice_number: documentNumber('invoice', row.number),
  ...(row.credit_note_id !== null && {
    credit_note: {
      credit_note_id: row.credit_note_id,
      credit_note_number: documentNumber('credit_note', row.credit_note_number ?? 0),
    },
  }),
  order_id: row.order_id,
  order_number: String(row.order_number),
  order_ref: row.order_ref,
  invoice_date: row.invoice_date,
  due_date: row.due_date,
  total: toEuro(row.total_cents),
  vat: toEuro(row.vat_cents),
  total_incl: toEuro(row.total_incl_cents),
  open_amount: toEuro(row.open_cents),
  state: row.state,
});
