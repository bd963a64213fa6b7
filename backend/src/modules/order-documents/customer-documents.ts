import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import { type SQL, sql } from '../../db/sql.ts';
import { deductedCents, invoiceState } from './invoice-state.ts';

export type InvoicesRequest = z.output<typeof endpoints.service.invoices.request>;

const isCreditNote = sql`i.credit_note_id IS NOT NULL`;
const states = {
  open: sql`i.open_cents <> 0`,
  overdue: sql`i.state = 'overdue'`,
  paid: sql`i.state = 'paid'`,
  credit_note: isCreditNote,
} as const;

/** The condition of a filter on `customerDocuments`. */
export function matching({ state, search = '' }: InvoicesRequest): SQL {
  const text = search.trim();
  const has = (column: SQL) => sql`strpos(lower(${column} COLLATE nl), lower(${text}::text COLLATE nl)) > 0`;
  const printed = (letter: SQL, number: SQL) =>
    sql`${letter} || lpad(${number}::text, greatest(5, length(${number}::text)), '0')`;
  const conditions = [sql`true`];
  if (state) conditions.push(states[state]);
  if (text !== '')
    conditions.push(sql`(${has(printed(sql`'F'`, sql`i.number`))}
      OR ${has(sql`coalesce(${printed(sql`'C'`, sql`i.credit_note_number`)}, '')`)}
      OR ${has(sql`i.order_number::text`)} OR ${has(sql`i.order_ref`)})`);
  return sql.join(conditions, sql` AND `);
}

const invoicesOf = (customerId: number) => sql`
  SELECT i.id AS invoice_id, i.number, NULL::int AS credit_note_id, NULL::int AS credit_note_number,
    i.order_id, o.number AS order_number, o.order_ref, i.invoice_date, i.due_date,
    i.total_cents, i.vat_cents, i.total_incl_cents, ${deductedCents(sql`i`)} AS deducted_cents,
    ${invoiceState(sql`i`, sql`o`)} AS state
  FROM invoices i JOIN orders o ON o.id = i.order_id WHERE i.customer_id = ${customerId}`;

/** With negative amounts. */
const creditNotesOf = (customerId: number) => sql`
  SELECT c.invoice_id, i.number, c.id, c.number, c.order_id, o.number, o.order_ref, c.credit_date, c.credit_date,
    -c.total_cents, -c.vat_cents, -c.total_incl_cents, 0,
    CASE WHEN c.deducted OR c.settled_at IS NOT NULL THEN 'settled' ELSE 'balance' END
  FROM credit_notes c JOIN invoices i ON i.id = c.invoice_id JOIN orders o ON o.id = c.order_id
  WHERE c.customer_id = ${customerId}`;

/** All invoices and credit notes of a customer as a table `i`, each with its current state. */
export const customerDocuments = (customerId: number): SQL => sql`(
  SELECT d.invoice_id, d.number, d.credit_note_id, d.credit_note_number, d.order_id, d.order_number, d.order_ref,
    d.invoice_date::text, d.due_date::text, d.total_cents, d.vat_cents, d.total_incl_cents, d.state,
    CASE WHEN d.state IN ('open', 'overdue', 'balance') THEN d.total_incl_cents - d.deducted_cents ELSE 0 END
      AS open_cents
  FROM (${invoicesOf(customerId)} UNION ALL ${creditNotesOf(customerId)}) d) i`;
