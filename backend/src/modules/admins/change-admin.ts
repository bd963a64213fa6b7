import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { adminInvitations, adminSecondFactors, adminUsers, sessions, sites } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type AdminUser, lockOther } from './find-admin.ts';

const log = (
  tx: Tx,
  { site, admin }: Viewer,
  action: string,
  { id, name }: Pick<AdminUser, 'id' | 'name'>,
  details: Record<string, unknown> = {},
) =>
  logAction(tx, site.id, {
    ...{ adminId: orNotFound(admin).adminId, action, targetKind: 'admin', targetId: id },
    details: { name, ...details },
  });

export const changeRole = implement(
  endpoints.admins.changeRole,
  async ({ tx, viewer }, { adminID, role }) => {
    const other = await lockOther(tx, viewer, adminID);
    if (other.role === role) return {};
    await tx.update(adminUsers).set({ role }).where(eq(adminUsers.id, adminID));
    await log(tx, viewer, 'change_role', other, { from: other.role, role });
    return {};
  },
);

/** Ends every session of an administrator, and every link for a password. */
export async function endAccess(tx: Tx, adminId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.adminId, adminId));
  await tx.delete(adminInvitations).where(eq(adminInvitations.adminId, adminId));
}

export const setActive = implement(
  endpoints.admins.setActive,
  async ({ tx, viewer }, { adminID, active }) => {
    const other = await lockOther(tx, viewer, adminID);
    if (other.active === active) return {};
    await tx.update(adminUsers).set({ active }).where(eq(adminUsers.id, adminID));
    if (!active) await endAccess(tx, adminID);
    await log(tx, viewer, active ? 'switch_on_admin' : 'switch_off_admin', other);
    return {};
  },
);

export const resetSecondFactor = implement(
  endpoints.admins.resetSecondFactor,
  async ({ tx, viewer }, { adminID }) => {
    const other = await lockOther(tx, viewer, adminID);
    const removed = await tx
      .delete(adminSecondFactors)
      .where(eq(adminSecondFactors.adminId, adminID))
      .returning({ adminId: adminSecondFactors.adminId });
    if (removed.length > 0) await log(tx, viewer, 'reset_second_factor', other);
    return {};
  },
);

export const demandSecondFactor = implement(
  endpoints.admins.demandSecondFactor,
  async ({ tx, viewer: { site, admin } }, { demanded }) => {
    await tx.update(sites).set({ adminSecondFactor: demanded }).where(eq(sites.id, site.id));
    await logAction(tx, site.id, {
      ...{ adminId: orNotFound(admin).adminId, action: 'demand_second_factor' },
      ...{ targetKind: 'setting', targetId: 'second_factor', details: { demanded } },
    });
    return {};
  },
);
