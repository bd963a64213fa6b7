import type { Tx } from '../../db/connect.ts';
import { stockCounts } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findCount, lockCounts } from './find-count.ts';

/** Deletes an open count with its events and keys. @throws DomainError not_found, or conflict for a finished one */
export async function discardCount(tx: Tx, viewer: Viewer, countId: number): Promise<void> {
  const { listRef } = await findCount(tx, viewer, countId);
  await lockCounts(tx, viewer, listRef);
  const { id, finishedAt } = await findCount(tx, viewer, countId);
  if (finishedAt !== null) throw new DomainError('conflict', 'A finished count stays.');
  await tx.delete(stockCounts).where(eq(stockCounts.id, id));
}
