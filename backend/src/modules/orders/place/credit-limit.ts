import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { customers, orders } from '../../../db/schema/index.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';

/** Cents that a customer still owes for orders, including VAT. Cancelled orders do not count. */
async function owedCents(tx: Tx, customerId: number, exceptOrderId: number): Promise<number> {
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
 * Checks that the open amount plus this order is within the customer's limit, if it has one. The customer stays
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
  const left = limit - (await owedCents(tx, customerId, exceptOrderId));
  if (orderCents <= left) return;
  throw new DomainError('credit_limit', 'This order goes beyond the credit limit.', {
    available: (Math.max(0, left) / 100).toFixed(2),
  });
}
