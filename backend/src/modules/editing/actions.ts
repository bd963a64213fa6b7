import { endpoints } from '@toonbank/contract';
import { desc, eq } from 'drizzle-orm';
import { adminActions, adminUsers } from '../../db/schema/index.ts';
import { implement } from '../../http/implement.ts';

const PAGE_SIZE = 30;

export const getActions = implement(endpoints.editing.actions, async ({ tx, viewer: { site } }, { page }) => {
  const rows = await tx
    .select({ done: adminActions, name: adminUsers.name })
    .from(adminActions)
    .innerJoin(adminUsers, eq(adminUsers.id, adminActions.adminId))
    .where(eq(adminActions.siteId, site.id))
    .orderBy(desc(adminActions.id))
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE);
  return rows.map(({ done, name }) => ({
    at: done.at.toISOString(),
    name,
    action: done.action,
    target_kind: done.targetKind,
    target_id: done.targetId,
    details: done.details,
  }));
});
