import type { Tx } from '../../db/connect.ts';
import { adminActions, blogItems, contentVersions, newsItems, slides } from '../../db/schema/index.ts';
import { and, eq, inArray, ne, or } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { FIRST_VERSION } from './date-first-shown.ts';
import { adminOf } from './drafts.ts';
import { lockToRemove, removeRow } from './remove-row.ts';

const tables = { slide: slides, news: newsItems, blog: blogItems };
type Kind = keyof typeof tables;

/**
 * Which of these rows the caller may remove without being a publisher: those that the caller made, that were never
 * live, that no colleague works on and that nothing is planned for.
 */
export async function discardableRows(
  tx: Tx,
  viewer: Viewer,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const made = await tx
    .select({ id: adminActions.targetId })
    .from(adminActions)
    .where(
      and(
        eq(adminActions.siteId, siteId),
        eq(adminActions.adminId, adminId),
        eq(adminActions.action, `make_${kind}`),
        inArray(adminActions.targetId, ids.map(String)),
      ),
    );
  const own = made.map(({ id }) => Number(id));
  const table = tables[kind];
  const hidden = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.siteId, siteId),
        inArray(table.id, own),
        eq(table.version, FIRST_VERSION),
        eq(table.visible, false),
      ),
    );
  const wanted = await tx
    .select({ id: contentVersions.rowId })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.siteId, siteId),
        eq(contentVersions.kind, kind),
        inArray(contentVersions.rowId, own),
        or(
          eq(contentVersions.state, 'scheduled'),
          and(eq(contentVersions.state, 'draft'), ne(contentVersions.authorId, adminId)),
        ),
      ),
    );
  const found = new Set(hidden.map(({ id }) => id));
  for (const { id } of wanted) found.delete(id);
  return found;
}

/**
 * Removes a row that the caller may remove without being a publisher.
 * @throws DomainError not_found, stale_version, or conflict for any other row
 */
export async function discardRow(
  tx: Tx,
  viewer: Viewer,
  { version, ...target }: { kind: Kind; id: number; version: number },
): Promise<void> {
  const { kind, id } = target;
  // Locked first: a publication or removal at the same moment happens before or after this.
  await lockToRemove(tx, viewer.site.id, target);
  if (!(await discardableRows(tx, viewer, kind, [id])).has(id))
    throw new DomainError('conflict', 'Only a publisher may remove this.');
  await removeRow(tx, viewer, { ...target, version });
}
