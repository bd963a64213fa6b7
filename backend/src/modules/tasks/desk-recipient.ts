import { rolesWith } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { adminUsers, type Site, type Task } from '../../db/schema/index.ts';
import { and, eq, inArray } from '../../db/sql.ts';

/** An administrator who can open the service desk. */
export const isColleague = and(
  eq(adminUsers.active, true),
  inArray(adminUsers.role, rolesWith('tasks.answer')),
);

/** Where a mail about a task goes: to the colleague who has it, if one can be mailed; else to the shop. */
export async function deskRecipient(tx: Tx, { branch }: Site, { assignedTo }: Task) {
  const shop = { recipient: branch.email, recipientName: branch.name };
  if (assignedTo === null) return shop;
  const [admin] = await tx
    .select()
    .from(adminUsers)
    .where(and(eq(adminUsers.id, assignedTo), isColleague));
  if (!admin || admin.email === '') return shop;
  return { recipient: admin.email, recipientName: admin.name, adminId: admin.id };
}
