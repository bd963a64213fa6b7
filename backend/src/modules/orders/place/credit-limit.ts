import { and, eq, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { creditNotes, customers, orders } from '../../../db/schema/index.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';

/** Cents of credit notes that reduce the open amount: deductions from unpaid invoices, and balances. */
async function creditedCents(tx: Tx, customerId: number): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${creditNotes.totalInclCents}), 0)::float8` })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(
      and(
        eq(creditNotes.customerId, customerId),
        or(
          and(creditNotes.deducted, ne(orders.paymentState, 'paid')),
          and(not(creditNotes.deducted), isNull(creditNotes.settledAt)),
        ),
      ),
    );
  return row?.cents ?? 0;
}

/** Cents that a customer owes for orders, including VAT. Cancelled orders do not count. */
async function orderedCents(tx: Tx, customerId: number, exceptOrderId: number): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${orders.totalInclCents}), 0)::float8` })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.paymentState, 'paid'),
        ne(orders.status, 4),
        ne(orders.id, exceptOrderId),
      ),
    );
  return row?.cents ?? 0;
}

/**
 * Checks that the open amount, less what was credited, plus this order is within the customer's limit, if it has one. The customer stays
 * locked until the transaction ends, so that two of its buyers can't both use the rest of it.
 * @param exceptOrderId an order that is not counted, because it is the one that is checked
 * @throws DomainError credit_limit with the remaining credit, in euros, as `available`
 */
export async function checkCredit(
  tx: Tx,
  customerId: number,
  orderCents: number,
  exceptOrderId = 0,
): Promise<void> {
  const [row] = await tx
    .select({ limit: customers.creditLimitCents })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  const { limit } = orNotFound(row);
  if (limit === null) return;
  const owed = (await orderedCents(tx, customerId, exceptOrderId)) - (await creditedCents(tx, customerId));
  const left = limit - owed;
  if (orderCents <= left) return;
  throw new DomainError('credit_limit', 'This order goes beyond the credit limit.', {
    available: (Math.max(0, left) / 100).toFixed(2),
  });
}
