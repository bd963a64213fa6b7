import { endpoints } from '@toonbank/contract';
import { contentPages, contentVersions, productGroups } from '../../db/schema/index.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { loadTree } from './load-groups.ts';
import { conflict, lockGroups, noteGroupChange } from './lock-groups.ts';

export const removeGroup = implement(endpoints.groupDesk.remove, async ({ tx, viewer }, { groupID }) => {
  const siteId = viewer.site.id;
  await lockGroups(tx, siteId);
  // A product or a coupon that gets this group at the same moment waits, and then finds it gone.
  await tx.select().from(productGroups).where(eq(productGroups.id, groupID)).for('update');
  const { groups } = await loadTree(tx, siteId);
  const group = orNotFound(groups.find(({ group_id }) => group_id === groupID));
  if (groups.some(({ parent_id }) => parent_id === groupID)) throw conflict({ group: 'groups' });
  if (group.products > 0) throw conflict({ group: 'products' });
  const { rows } = await tx.execute(sql`SELECT 1 FROM coupons WHERE ${groupID} = ANY (group_ids) LIMIT 1`);
  if (rows.length > 0) throw conflict({ group: 'coupons' });
  await tx
    .delete(contentVersions)
    .where(and(eq(contentVersions.kind, 'group'), eq(contentVersions.rowId, groupID)));
  await tx.update(contentPages).set({ groupPath: '' }).where(eq(contentPages.groupPath, group.path));
  await tx.delete(productGroups).where(eq(productGroups.id, groupID));
  const { name, path } = group;
  await noteGroupChange(tx, viewer, 'remove_group', { id: groupID, name }, { before: { name, path } });
  return loadTree(tx, siteId);
});
