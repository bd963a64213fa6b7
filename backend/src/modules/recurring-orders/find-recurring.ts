import type { Tx } from '../../db/connect.ts';
import { customers, type RecurringOrder, recurringOrders } from '../../db/schema/index.ts';
import { and, eq, isNotNull, isNull } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';

/** The customer who owns these recurring orders. */
export const ownerOf = (viewer: Viewer): number => orNotFound(viewer.customer).customerId;

/**
 * One of the viewer's recurring orders. @throws DomainError not_found, also for another customer's and a removed one
 */
export async function findRecurring(tx: Tx, viewer: Viewer, id: number): Promise<RecurringOrder> {
  const [row] = await tx
    .select()
    .from(recurringOrders)
    .where(
      and(
        eq(recurringOrders.id, id),
        eq(recurringOrders.customerId, ownerOf(viewer)),
        isNull(recurringOrders.removedAt),
      ),
    );
  return orNotFound(row);
}

/**
 * The same for a change, locked until the transaction ends: changes and runs of one recurring order happen one after
 * the other. @throws DomainError not_found
 */
export async function lockRecurring(
  tx: Tx,
  viewer: Viewer,
  id: number,
  { removed = false }: { removed?: boolean } = {},
): Promise<RecurringOrder> {
  const [row] = await tx
    .select()
    .from(recurringOrders)
    .where(
      and(
        eq(recurringOrders.id, id),
        eq(recurringOrders.customerId, ownerOf(viewer)),
        removed ? isNotNull(recurringOrders.removedAt) : isNull(recurringOrders.removedAt),
      ),
    )
    .for('update');
  return orNotFound(row);
}

/** Code that counts a customer's recurring orders holds this lock, after the recurring order's own. */
export async function lockCustomer(tx: Tx, viewer: Viewer): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, ownerOf(viewer)))
    .for('no key update');
}
