import { contentKinds } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { blogItems, contentVersions, newsItems, slides } from '../../db/schema/index.ts';
import { and, asc, eq, inArray } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { noteChange } from './changes.ts';
import { adminOf } from './drafts.ts';
import { expectVersion } from './publish-change.ts';
import { type Live, lockLive, type Target } from './stored-kinds.ts';
import { versionsOf } from './versions.ts';

const tables = { slide: slides, news: newsItems, blog: blogItems };

const waitingOf = (siteId: string, target: Target) =>
  and(versionsOf(siteId, target), inArray(contentVersions.state, ['draft', 'scheduled']));

/**
 * Locks the live version of a row, its drafts and its plans. The drafts come first, as in a publication: the
 * other order would deadlock with one.
 * @throws DomainError not_found
 */
export async function lockToRemove(tx: Tx, siteId: string, target: Target): Promise<Live> {
  await tx
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(waitingOf(siteId, target))
    .orderBy(asc(contentVersions.id))
    .for('update');
  return orNotFound(await lockLive(tx, siteId, target));
}

/**
 * Removes a row with its drafts and what is planned. The log keeps what it showed last, and its versions stay.
 * @throws DomainError not_found, or stale_version when another version than the caller's is live
 */
export async function removeRow(
  tx: Tx,
  viewer: Viewer,
  { version, ...target }: { kind: keyof typeof tables; id: number; version: number },
): Promise<void> {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const { kind, id } = target;
  const live = await lockToRemove(tx, siteId, target);
  expectVersion(live, version);
  const table = tables[kind];
  await tx.delete(contentVersions).where(waitingOf(siteId, target));
  await tx.delete(table).where(and(eq(table.siteId, siteId), eq(table.id, id)));
  await noteChange(tx, siteId, contentKinds[kind].changes);
  await logAction(tx, siteId, {
    ...{ adminId, action: `remove_${kind}`, targetKind: kind, targetId: id },
    details: { version, fields: live.fields },
  });
}
