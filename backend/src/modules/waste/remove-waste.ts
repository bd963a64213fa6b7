import type { Tx } from '../../db/connect.ts';
import { wasteEntries } from '../../db/schema/index.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';

/** Removes an entry of the viewer's customer, or restores it. A repeat changes nothing. @throws DomainError not_found */
export async function setRemoved(tx: Tx, viewer: Viewer, wasteId: number, removed: boolean): Promise<void> {
  const { customerId } = orNotFound(viewer.customer);
  const [entry] = await tx
    .update(wasteEntries)
    .set({ removedAt: removed ? sql`coalesce(${wasteEntries.removedAt}, now())` : null })
    .where(and(eq(wasteEntries.id, wasteId), eq(wasteEntries.customerId, customerId)))
    .returning({ id: wasteEntries.id });
  orNotFound(entry);
}
