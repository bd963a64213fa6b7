import type { Tx } from '../../db/connect.ts';
import { adminUsers } from '../../db/schema/index.ts';
import { and, asc, eq } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';

export type AdminUser = typeof adminUsers.$inferSelect;

/** An administrator of the transaction's site. @throws DomainError not_found */
export async function findAdmin(tx: Tx, adminId: number): Promise<AdminUser> {
  const [found] = await tx.select().from(adminUsers).where(eq(adminUsers.id, adminId));
  return orNotFound(found);
}

/**
 * The ids of the managers, locked: two managers who switch each other off at the same moment do it one after the
 * other.
 */
export async function lockManagers(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: adminUsers.id })
    .from(adminUsers)
    .where(and(eq(adminUsers.role, 'manager'), eq(adminUsers.active, true)))
    .orderBy(asc(adminUsers.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/**
 * Another administrator, whose rights the caller changes. The caller is still a manager when this returns, so the site
 * keeps one.
 * @throws DomainError own_account, role_required or not_found
 */
export async function lockOther(tx: Tx, { admin }: Viewer, adminId: number): Promise<AdminUser> {
  const caller = orNotFound(admin);
  if (adminId === caller.adminId)
    throw new DomainError('own_account', 'Administrators do not change their own rights.');
  const managers = await lockManagers(tx);
  if (!managers.includes(caller.adminId))
    throw new DomainError('role_required', 'The caller is a manager no longer.');
  return findAdmin(tx, adminId);
}
