import { type SQL, sql } from 'drizzle-orm';

/** The present state of an invoice `i` of an order `o`, by the shop's date; an amount of 0 counts as paid. */
export const invoiceState = (i: SQL, o: SQL): SQL<'open' | 'overdue' | 'paid'> => sql`CASE
  WHEN ${o}.payment_state = 'paid' OR ${i}.total_incl_cents <= 0 THEN 'paid'
  WHEN ${i}.due_date < (SELECT (now() AT TIME ZONE 'Europe/Amsterdam')::date) THEN 'overdue'
  ELSE 'open' END`;
