import type { Tx } from '../../db/connect.ts';
import { customers, orderLists } from '../../db/schema/index.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';

export type ListRow = typeof orderLists.$inferSelect;

/** The customer who owns these lists. */
export const ownerOf = (viewer: Viewer): number => orNotFound(viewer.customer).customerId;

const isOfViewer = (viewer: Viewer, listId: number) =>
  and(eq(orderLists.id, listId), eq(orderLists.customerId, ownerOf(viewer)));

/** One of the viewer's lists. @throws DomainError not_found, also for another customer's */
export async function findList(tx: Tx, viewer: Viewer, listId: number): Promise<ListRow> {
  const [list] = await tx.select().from(orderLists).where(isOfViewer(viewer, listId));
  return orNotFound(list);
}

/**
 * The same, locked until the transaction ends: changes of one list and its items run one after the other, so that
 * none works on outdated data. @throws DomainError not_found
 */
export async function lockList(tx: Tx, viewer: Viewer, listId: number): Promise<ListRow> {
  const [list] = await tx.select().from(orderLists).where(isOfViewer(viewer, listId)).for('update');
  return orNotFound(list);
}

/** Code that names or counts a customer's lists holds this lock; it takes it after a list's own lock, never before. */
export async function lockNames(tx: Tx, viewer: Viewer): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, ownerOf(viewer)))
    .for('no key update');
}

/** @throws DomainError list_name_taken when another list of this customer has the name, in any case */
export async function refuseTakenName(
  tx: Tx,
  viewer: Viewer,
  name: string,
  renamed?: { id: number },
): Promise<void> {
  const same = sql`lower(${orderLists.name} COLLATE nl) = lower(${name} COLLATE nl)`;
  const [other] = await tx
    .select({ id: orderLists.id })
    .from(orderLists)
    .where(and(eq(orderLists.customerId, ownerOf(viewer)), same));
  if (other && other.id !== renamed?.id)
    throw new DomainError('list_name_taken', 'There is a list of this name.', { name: 'taken' });
}
