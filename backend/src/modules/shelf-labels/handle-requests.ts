import type { Tx } from '../../db/connect.ts';
import { shelfRequests } from '../../db/schema/index.ts';
import { and, eq, inArray, type SQL, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { ownerOf } from '../order-lists/find-list.ts';

/**
 * Requests of the viewer's customer in this state: another customer's, and one that another user has handled, are not
 * found.
 */
export const requestsOf = (viewer: Viewer, ids: number[], state: 'open' | 'dismissed'): SQL | undefined =>
  and(
    eq(shelfRequests.customerId, ownerOf(viewer)),
    eq(shelfRequests.state, state),
    inArray(shelfRequests.id, ids),
  );

/** Dismisses requests. @returns the ids of those that were */
export async function dismissRequests(tx: Tx, viewer: Viewer, ids: number[]): Promise<number[]> {
  const rows = await tx
    .update(shelfRequests)
    .set({ state: 'dismissed', handledAt: sql`now()`, handledBy: orNotFound(viewer.customer).userId })
    .where(requestsOf(viewer, ids, 'open'))
    .returning({ id: shelfRequests.id });
  return rows.map(({ id }) => id);
}

/**
 * Reopens dismissed requests; those that went to the cart stay handled. @returns the ids of those that were reopened
 */
export async function reopenRequests(tx: Tx, viewer: Viewer, ids: number[]): Promise<number[]> {
  const rows = await tx
    .update(shelfRequests)
    .set({ state: 'open', handledAt: null, handledBy: null })
    .where(requestsOf(viewer, ids, 'dismissed'))
    .returning({ id: shelfRequests.id });
  return rows.map(({ id }) => id);
}
