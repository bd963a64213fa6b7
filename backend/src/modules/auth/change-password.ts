import { randomUUID } from 'node:crypto';
import type { accountFields } from '@toonbank/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customerUsers, recoveryCodes, sessions } from '../../db/schema/index.ts';
import { found } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Form } from '../account/form.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { forgetFailures, recordFailure, refuseWhileBlocked } from './throttle.ts';

/**
 * Whether the viewer may have this new password: who asks must know the current one. Guesses at it are slowed down.
 * @returns the hash of the new one; undefined when something was noted
 * @throws DomainError too_many_requests
 */
export async function judgePassword(
  { database, viewer, address }: Call,
  form: Form,
  { currentPassword = '', newPassword = '' }: z.output<typeof accountFields.savePassword>,
): Promise<string | undefined> {
  const { site } = viewer;
  const { userId, company } = found(viewer.customer);
  const key = `password:${userId}`;
  const user = await database.inSite(site.id, async (tx) => {
    await refuseWhileBlocked(tx, key, address);
    const [row] = await tx.select().from(customerUsers).where(eq(customerUsers.id, userId));
    return found(row);
  });
  if (currentPassword === '') form.note('currentPassword', 'required');
  else if (await verifyPassword(currentPassword, user.passwordHash))
    await database.inSite(site.id, (tx) => forgetFailures(tx, key, address));
  else {
    await recordFailure(database, site, key, address);
    form.note('currentPassword', 'password_wrong');
  }
  const fault =
    newPassword === '' ? 'required' : passwordFault(newPassword, [user.username, company, site.name]);
  if (fault) form.note('newPassword', fault);
  else if (newPassword === currentPassword) form.note('newPassword', 'password_known');
  return form.isClean() ? hashPassword(newPassword) : undefined;
}

/**
 * The new password counts. Every session of the user ends but the one that is kept, no code of a mail works any more,
 * and the user is told.
 */
export async function replacePassword(
  tx: Tx,
  siteId: string,
  userId: number,
  passwordHash: string,
  keptSidHash?: string,
): Promise<void> {
  const [user] = await tx
    .update(customerUsers)
    .set({ passwordHash })
    .where(eq(customerUsers.id, userId))
    .returning({ email: customerUsers.email });
  const kept = keptSidHash ? ne(sessions.sidHash, keptSidHash) : undefined;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), kept));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const key = `password-changed:${userId}:${randomUUID()}`;
  await queueMail(tx, { siteId, kind: 'password-changed', key, userId, recipient: found(user).email });
}
