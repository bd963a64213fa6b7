import { randomUUID } from 'node:crypto';
import type { accountFields } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customerUsers, recoveryCodes, sessions } from '../../db/schema/index.ts';
import { and, eq, ne } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { FormFaults } from '../../http/form-faults.ts';
import type { Call } from '../../http/implement.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { guardGuess } from '../throttle/throttle.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/**
 * Adds a fault for `currentPassword` unless it is the viewer's. Guesses at it are slowed down.
 * @throws DomainError too_many_requests, too_busy
 */
export async function askCurrentPassword(call: Call, faults: FormFaults, currentPassword: string) {
  const { database, viewer } = call;
  const { userId } = orNotFound(viewer.customer);
  const user = await database.inSite(viewer.site.id, async (tx) => {
    const [row] = await tx.select().from(customerUsers).where(eq(customerUsers.id, userId));
    return orNotFound(row);
  });
  if (currentPassword === '') faults.add('currentPassword', 'required');
  else {
    const isRight = await guardGuess(call, { name: `password:${userId}` }, async () =>
      (await verifyPassword(currentPassword, user.passwordHash)) ? true : undefined,
    );
    if (!isRight) faults.add('currentPassword', 'password_wrong');
  }
  return user;
}

/**
 * Checks whether the viewer may have this new password; the caller must know the current one. Guesses at it are
 * slowed down.
 * @returns the hash of the new one; undefined when a fault was added
 * @throws DomainError too_many_requests, too_busy
 */
export async function checkNewPassword(
  call: Call,
  faults: FormFaults,
  { currentPassword = '', newPassword = '' }: z.output<typeof accountFields.savePassword>,
): Promise<string | undefined> {
  const { site } = call.viewer;
  const { company } = orNotFound(call.viewer.customer);
  const { username } = await askCurrentPassword(call, faults, currentPassword);
  const fault = newPassword === '' ? 'required' : passwordFault(newPassword, [username, company, site.name]);
  if (fault) faults.add('newPassword', fault);
  else if (newPassword === currentPassword) faults.add('newPassword', 'password_known');
  return faults.areNone() ? hashPassword(newPassword) : undefined;
}

/**
 * Stores a new password. Every session of the user ends but the kept one, no code of a mail works any more, and the
 * user gets a mail.
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
    // A stranger who knew the password before may have asked for the waiting new address.
    .set({ passwordHash, pendingEmail: null, pendingEmailCodeHash: null, pendingEmailUntil: null })
    .where(eq(customerUsers.id, userId))
    .returning({ email: customerUsers.email });
  const kept = keptSidHash ? ne(sessions.sidHash, keptSidHash) : undefined;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), kept));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const key = `password-changed:${userId}:${randomUUID()}`;
  await queueMail(tx, { siteId, kind: 'password-changed', key, userId, recipient: orNotFound(user).email });
}
