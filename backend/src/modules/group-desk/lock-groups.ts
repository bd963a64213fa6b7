import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { noteChange } from '../editing/changes.ts';

export const conflict = (fields: Record<string, string>) =>
  new DomainError('conflict', 'The groups can’t be that (now).', fields);

/** The groups of a site change one after the other: a move must see where the others are. */
export async function lockGroups(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`groups:${siteId}`}, 0))`);
}

/** Logs a change of a group, and lets every storefront renew its pages. */
export async function noteGroupChange(
  tx: Tx,
  { site, admin }: Viewer,
  action: string,
  { id, name }: { id: number; name: string },
  details: Record<string, unknown>,
): Promise<void> {
  await noteChange(tx, site.id, 'groups');
  await noteChange(tx, site.id, 'products');
  await logAction(tx, site.id, {
    ...{ adminId: orNotFound(admin).adminId, action, targetKind: 'group', targetId: id },
    details: { name, ...details },
  });
}
