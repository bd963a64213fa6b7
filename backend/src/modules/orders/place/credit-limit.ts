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

/**
 * Cents that a customer owes for orders on its account, including VAT. Cancelled orders do not count, and neither do
 * those that wait for payment: they are delivered only once they are paid.
 */
async function orderedCents(tx: Tx, customerId: number, exceptOrderId: number): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${orders.totalInclCents}), 0)::float8` })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        isNull(orders.payBefore),
        ne(orders.paymentState, 'paid'),
        ne(orders.status, 4),
        ne(orders.id, exceptOrderId),
      ),
    );
  return row?.cents ?? 0;
}

/** Cents that a customer owes: orders on its account that are not paid, less what was credited. */
export const owedCents = async (tx: Tx, customerId: number, exceptOrderId = 0): Promise<number> =>
  (await orderedCents(tx, customerId, exceptOrderId)) - (await creditedCents(tx, customerId));

/** Cents of a limit that are left, 0 at least. */
async function leftCents(tx: Tx, customerId: number, limit: number, exceptOrderId: number): Promise<number> {
  return Math.max(0, limit - (await owedCents(tx, customerId, exceptOrderId)));
}

/**
 * Cents that a customer can still order on its account; undefined without a credit limit.
 * @param exceptOrderId an order that is not counted, because another one will replace it
 */
export async function availableCredit(
  tx: Tx,
  customerId: number,
  exceptOrderId = 0,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ limit: customers.creditLimitCents })
    .from(customers)
    .where(eq(customers.id, customerId));
  const limit = row?.limit ?? null;
  return limit === null ? undefined : leftCents(tx, customerId, limit, exceptOrderId);
}

/**
 * Checks that the open amount, less what was credited, plus this order is within the customer's limit, if it has one. The customer stays
 * locked until the transaction ends, so that two of its buyers can't both use the rest of it.
 * @throws DomainError credit_limit with the remaining credit, in euros, as `available`
 */
export async function checkCredit(tx: Tx, customerId: number, orderCents: number): Promise<void> {
  const [row] = await tx
    .select({ limit: customers.creditLimitCents })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  const { limit } = orNotFound(row);
  if (limit === null) return;
  const left = await leftCents(tx, customerId, limit, 0);
  if (orderCents <= left) return;
  throw new DomainError('credit_limit', 'This order goes beyond the credit limit.', {
    available: (left / 100).toFixed(2),
  });
}
