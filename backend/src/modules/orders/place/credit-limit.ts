import { builtOnce } from '../../../db/built-once.ts';
import type { Tx } from '../../../db/connect.ts';
import { creditNotes, customers, orders } from '../../../db/schema/index.ts';
import { and, eq, isNull, ne, or, sql } from '../../../db/sql.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';
import { isBalance } from '../../credits/settle-balance.ts';

/** Cents of credit notes that reduce the open amount: deductions from unpaid invoices, and balances. */
async function creditedCents(tx: Tx, customerId: number): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${creditNotes.totalInclCents}), 0)::float8` })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(
      and(
        eq(creditNotes.customerId, customerId),
        or(and(creditNotes.deducted, ne(orders.paymentState, 'paid')), isBalance),
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

const lock = builtOnce<{ cents: number | null }>(
  'toonbank_lock_credit_limit',
  () => sql`
    SELECT credit_limit_cents AS cents FROM customers WHERE id = ${sql.placeholder('customerId')} FOR NO KEY UPDATE`,
);

/**
 * Locks a customer until the transaction ends, so that two of its buyers can't both use the rest of its limit. It is sent
 * before this returns.
 * @returns its limit in cents, null for none
 */
export async function lockCreditLimit(tx: Tx, customerId: number): Promise<number | null> {
  const [row] = await lock(tx, { customerId });
  return orNotFound(row).cents;
}

/**
 * Checks that the open amount, less what was credited, plus this order is within the limit of a locked customer.
 * @param limit in cents; null: none
 * @throws DomainError credit_limit with the remaining credit, in euros, as `available`
 */
export async function checkCredit(
  tx: Tx,
  customerId: number,
  limit: number | null,
  orderCents: number,
): Promise<void> {
  if (limit === null) return;
  const left = await leftCents(tx, customerId, limit, 0);
  if (orderCents <= left) return;
  throw new DomainError('credit_limit', 'This order goes beyond the credit limit.', {
    available: (left / 100).toFixed(2),
  });
}
