import { mayDo } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { adminUsers, type ContentVersion } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';

/**
 * Whether the administrator who planned a change may still publish. What only undoes a change at its end needs nobody's
 * right: the shop would keep showing what was meant to end.
 */
export async function mayBecomeLive(
  tx: Tx,
  { siteId, publisherId, undoes }: ContentVersion,
): Promise<boolean> {
  if (undoes !== null) return true;
  if (publisherId === null) return false;
  const [publisher] = await tx
    .select({ role: adminUsers.role, active: adminUsers.active })
    .from(adminUsers)
    .where(and(eq(adminUsers.siteId, siteId), eq(adminUsers.id, publisherId)));
  return publisher?.active === true && mayDo(publisher.role, 'content.publish');
}
