import { type SQL, sql } from 'drizzle-orm';

/** Where an invoice `i` of an order `o` stands today, where the shop is; nothing to pay is paid. */
export const invoiceState = (i: SQL, o: SQL): SQL<'open' | 'overdue' | 'paid'> => sql`CASE
  WHEN ${o}.payment_state = 'paid' OR ${i}.total_incl_cents <= 0 THEN 'paid'
  WHEN ${i}.due_date < (SELECT (now() AT TIME ZONE 'Europe/Amsterdam')::date) THEN 'overdue'
  ELSE 'open' END`;
