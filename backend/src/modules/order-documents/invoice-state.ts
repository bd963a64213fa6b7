import { type SQL, sql } from '../../db/sql.ts';

/** Cents that credit notes deduct from an invoice `i`. */
export const deductedCents = (i: SQL): SQL<number> => sql`(
  SELECT coalesce(sum(c.total_incl_cents), 0)::int FROM credit_notes c WHERE c.invoice_id = ${i}.id AND c.deducted)`;

/** The present state of an invoice `i` of an order `o`, by the shop's date; an amount of 0 counts as paid. */
export const invoiceState = (i: SQL, o: SQL): SQL<'open' | 'overdue' | 'paid' | 'credited'> => sql`CASE
  WHEN ${o}.payment_state = 'paid' OR ${i}.total_incl_cents <= 0 THEN 'paid'
  WHEN ${i}.total_incl_cents <= ${deductedCents(i)} THEN 'credited'
  WHEN ${i}.due_date < (SELECT (now() AT TIME ZONE 'Europe/Amsterdam')::date) THEN 'overdue'
  ELSE 'open' END`;
