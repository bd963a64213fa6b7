import type { endpoints } from '@toonbank/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toEuro } from '../prices/index.ts';
import { documentNumber } from './document-number.ts';
import { invoiceState } from './invoice-state.ts';

type Request = z.output<typeof endpoints.service.invoices.request>;
type Answer = z.input<typeof endpoints.service.invoices.response>;
type State = Answer['invoices'][number]['state'];

interface Row extends Record<string, unknown> {
  invoice_id: number;
  number: number;
  order_id: number;
  order_number: number;
  order_ref: string;
  invoice_date: string;
  due_date: string;
  total_cents: number;
  vat_cents: number;
  total_incl_cents: number;
  state: State;
}

interface Totals extends Record<string, unknown> {
  num_found: number;
  open_count: number;
  open_cents: number;
  overdue_count: number;
  overdue_cents: number;
}

const unpaid = sql`i.state <> 'paid'`;

function wanted({ state, search = '' }: Request): SQL {
  const text = search.trim();
  const has = (column: SQL) => sql`strpos(lower(${column} COLLATE nl), lower(${text}::text COLLATE nl)) > 0`;
  const printed = sql`'F' || lpad(i.number::text, greatest(5, length(i.number::text)), '0')`;
  const conditions = [sql`true`];
  if (state) conditions.push(state === 'open' ? unpaid : sql`i.state = ${state}`);
  if (text !== '')
    conditions.push(sql`(${has(printed)} OR ${has(sql`i.order_number::text`)} OR ${has(sql`i.order_ref`)})`);
  return sql.join(conditions, sql` AND `);
}

/** All of a customer's invoices, each with its present state. */
const all = (customerId: number) => sql`(
  SELECT i.id AS invoice_id, i.number, i.order_id, o.number AS order_number, o.order_ref,
    i.invoice_date::text, i.due_date::text,
    i.total_cents, i.vat_cents, i.total_incl_cents, ${invoiceState(sql`i`, sql`o`)} AS state
  FROM invoices i JOIN orders o ON o.id = i.order_id WHERE i.customer_id = ${customerId}) i`;

/**
 * The invoices of the viewer's customer, of all its users, newest first, and the total open amount. Two queries,
 * however many invoices. A page past the end is empty.
 */
export async function listInvoices(tx: Tx, viewer: Viewer, request: Request): Promise<Answer> {
  const { customerId } = orNotFound(viewer.customer);
  const filter = wanted(request);
  const { rows: sums } = await tx.execute<Totals>(sql`
    SELECT (count(*) FILTER (WHERE ${filter}))::int AS num_found,
      (count(*) FILTER (WHERE ${unpaid}))::int AS open_count,
      coalesce(sum(i.total_incl_cents) FILTER (WHERE ${unpaid}), 0)::float8 AS open_cents,
      (count(*) FILTER (WHERE i.state = 'overdue'))::int AS overdue_count,
      coalesce(sum(i.total_incl_cents) FILTER (WHERE i.state = 'overdue'), 0)::float8 AS overdue_cents
    FROM ${all(customerId)}`);
  const { rows } = await tx.execute<Row>(sql`
    SELECT i.* FROM ${all(customerId)} WHERE ${filter}
    ORDER BY i.invoice_date DESC, i.invoice_id DESC
    LIMIT ${request.pageSize} OFFSET ${request.page * request.pageSize}`);
  const { num_found, open_count, open_cents, overdue_count, overdue_cents } = orNotFound(sums[0]);
  return {
    num_found,
    page: request.page,
    invoices: rows.map(toWireInvoice),
    totals: {
      open_count,
      open_amount: toEuro(open_cents),
      overdue_count,
      overdue_amount: toEuro(overdue_cents),
    },
  };
}

const toWireInvoice = ({ number, order_number, total_cents, vat_cents, total_incl_cents, ...row }: Row) => ({
  ...row,
  invoice_number: documentNumber('invoice', number),
  order_number: String(order_number),
  total: toEuro(total_cents),
  vat: toEuro(vat_cents),
  total_incl: toEuro(total_incl_cents),
  open_amount: row.state === 'paid' ? 0 : toEuro(total_incl_cents),
});
