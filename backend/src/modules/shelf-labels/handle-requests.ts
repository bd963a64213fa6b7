import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { shelfRequests } from '../../db/schema/index.ts';
import { found } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { ownerOf } from '../order-lists/own-list.ts';

/** Of the viewer's customer and in this state: a foreign one and one that somebody else has handled are none. */
export const ownRequests = (viewer: Viewer, ids: number[], state: 'open' | 'dismissed'): SQL | undefined =>
  and(
    eq(shelfRequests.customerId, ownerOf(viewer)),
    eq(shelfRequests.state, state),
    inArray(shelfRequests.id, ids),
  );

/** They are not ordered. @returns which */
export async function dismissRequests(tx: Tx, viewer: Viewer, ids: number[]): Promise<number[]> {
  const rows = await tx
    .update(shelfRequests)
    .set({ state: 'dismissed', handledAt: sql`now()`, handledBy: found(viewer.customer).userId })
    .where(ownRequests(viewer, ids, 'open'))
    .returning({ id: shelfRequests.id });
  return rows.map(({ id }) => id);
}

/** Dismissed ones wait again; what went to the cart is not undone by this. @returns which */
export async function reopenRequests(tx: Tx, viewer: Viewer, ids: number[]): Promise<number[]> {
  const rows = await tx
    .update(shelfRequests)
    .set({ state: 'open', handledAt: null, handledBy: null })
    .where(ownRequests(viewer, ids, 'dismissed'))
    .returning({ id: shelfRequests.id });
  return rows.map(({ id }) => id);
}
