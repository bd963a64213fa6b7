import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { shelfLabels } from '../../db/schema/index.ts';
import { and, eq, inArray, isNotNull, isNull, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { ownerOf } from '../order-lists/find-list.ts';

type Request = z.output<typeof endpoints.shelfLabels.revoke.request>;

const ofViewer = (viewer: Viewer) => eq(shelfLabels.customerId, ownerOf(viewer));

/**
 * Revokes these labels, or all of a list: their codes stop working. Their requests stay. @returns the ids of those
 * that were revoked
 */
export async function revokeLabels(tx: Tx, viewer: Viewer, request: Request): Promise<number[]> {
  const which =
    'listID' in request ? eq(shelfLabels.listId, request.listID) : inArray(shelfLabels.id, request.labelIDs);
  const rows = await tx
    .update(shelfLabels)
    .set({ revokedAt: sql`now()` })
    .where(and(ofViewer(viewer), isNull(shelfLabels.revokedAt), which))
    .returning({ id: shelfLabels.id });
  return rows.map(({ id }) => id);
}

/**
 * Undoes a revocation: the same paper works again. One that was recreated meanwhile stays as it is. @returns the ids
 * of those that were restored
 */
export async function restoreLabels(tx: Tx, viewer: Viewer, ids: number[]): Promise<number[]> {
  const rows = await tx
    .update(shelfLabels)
    .set({ revokedAt: null })
    .where(and(ofViewer(viewer), isNotNull(shelfLabels.revokedAt), inArray(shelfLabels.id, ids)))
    .returning({ id: shelfLabels.id });
  return rows.map(({ id }) => id);
}
