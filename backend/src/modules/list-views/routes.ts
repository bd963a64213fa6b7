import { endpoints, MAX_LIST_VIEWS, mayDo, type ViewedList, viewedLists } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { listViews } from '../../db/schema/index.ts';
import { and, asc, eq, or, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';

const calls = endpoints.listViews;

/** The administrator who calls. @throws DomainError role_required where the role may not open the list */
function readerOf({ admin }: Viewer, list: ViewedList) {
  const reader = orNotFound(admin);
  if (!mayDo(reader.role, viewedLists[list]))
    throw new DomainError('role_required', 'This role may not open the list.');
  return reader;
}

const log = (tx: Tx, { site }: Viewer, adminId: number, action: string, id: number, name: string) =>
  logAction(tx, site.id, { adminId, action, targetKind: 'list_view', targetId: id, details: { name } });

const allViews = implement(calls.all, async ({ tx, viewer }, { list }) => {
  const { adminId, role } = readerOf(viewer, list);
  const rows = await tx
    .select()
    .from(listViews)
    .where(and(eq(listViews.list, list), or(eq(listViews.adminId, adminId), eq(listViews.shared, true))))
    .orderBy(asc(sql`lower(${listViews.name})`), asc(listViews.id));
  return rows.map(({ id, name, query, shared, adminId: owner }) => ({
    ...{ view_id: id, name, query, shared },
    removable: owner === adminId || role === 'manager',
  }));
});

const saveView = implement(calls.save, async ({ tx, viewer }, { list, ...view }) => {
  const { adminId } = readerOf(viewer, list);
  const siteId = viewer.site.id;
  // Two windows that save at once must not both pass the count.
  await tx.execute(
    sql`SELECT FROM admin_users WHERE site_id = ${siteId} AND id = ${adminId} FOR NO KEY UPDATE`,
  );
  const own = await tx
    .select({ id: listViews.id, name: listViews.name })
    .from(listViews)
    .where(and(eq(listViews.list, list), eq(listViews.adminId, adminId)));
  if (own.length >= MAX_LIST_VIEWS && !own.some(({ name }) => name === view.name))
    throw new DomainError('conflict', 'There are as many views as a list can have.', { list: 'full' });
  const [saved] = await tx
    .insert(listViews)
    .values({ siteId, adminId, list, ...view })
    .onConflictDoUpdate({
      target: [listViews.siteId, listViews.adminId, listViews.list, listViews.name],
      set: { query: view.query, shared: view.shared },
    })
    .returning({ id: listViews.id });
  const { id } = orNotFound(saved);
  await log(tx, viewer, adminId, 'save_list_view', id, view.name);
  return { view_id: id };
});

const removeView = implement(calls.remove, async ({ tx, viewer }, { viewID }) => {
  const { adminId, role } = orNotFound(viewer.admin);
  const [found] = await tx.select().from(listViews).where(eq(listViews.id, viewID)).for('update');
  const view = orNotFound(found);
  // Another's own view does not exist for the caller, and neither does one of a list that the role may not open.
  const isSeen = view.adminId === adminId || view.shared;
  if (!isSeen || !mayDo(role, viewedLists[view.list]))
    throw new DomainError('not_found', 'There is no such view.');
  if (view.adminId !== adminId && role !== 'manager')
    throw new DomainError('role_required', 'Only its owner and managers remove a shared view.');
  await tx.delete(listViews).where(eq(listViews.id, viewID));
  await log(tx, viewer, adminId, 'remove_list_view', viewID, view.name);
  return {};
});

/** Saved views of the lists of the back office. */
export const listViewRoutes: Implementation[] = [allViews, saveView, removeView];
