import { randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { customerUsers } from '../../db/schema/index.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { hashSecret } from '../../http/viewer.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { guardGuess } from '../throttle/throttle.ts';

const CONFIRM_HOURS = 24;

interface EmailChange {
  siteId: string;
  userId: number;
  /** The address that counts until the new one is confirmed. */
  email: string;
  newEmail: string;
}

/** Stores a new address, which counts once it is confirmed. Both addresses get a mail. */
export async function askEmailChange(
  tx: Tx,
  { siteId, userId, email, newEmail }: EmailChange,
): Promise<void> {
  await tx
    .update(customerUsers)
    .set({
      pendingEmail: newEmail,
      pendingEmailCodeHash: null,
      pendingEmailUntil: sql`now() + make_interval(hours => ${CONFIRM_HOURS})`,
    })
    .where(eq(customerUsers.id, userId));
  const turn = `${userId}:${randomUUID()}`;
  const mail = { siteId, userId };
  await queueMail(tx, { ...mail, kind: 'email-confirm', key: `email-confirm:${turn}`, recipient: newEmail });
  await queueMail(tx, {
    ...mail,
    kind: 'email-change-asked',
    key: `email-change-asked:${turn}`,
    recipient: email,
  });
}

/**
 * Creates the code for the mail to a new address; it is stored nowhere else. The code of an address that no longer
 * waits confirms nothing.
 */
export async function createEmailCode(tx: Tx, userId: number, newEmail: string): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await tx
    .update(customerUsers)
    .set({ pendingEmailCodeHash: hashSecret(code) })
    .where(and(eq(customerUsers.id, userId), eq(customerUsers.pendingEmail, newEmail)));
  return code;
}

interface Confirmed extends Record<string, unknown> {
  id: number;
  email: string;
  former_email: string;
}

/** Makes the waiting address the user's. A second change within a day keeps the former address for recovery mails. */
async function takeEmailCode(tx: Tx, siteId: string, code: string): Promise<Confirmed | undefined> {
  const { rows } = await tx.execute<Confirmed>(sql`
    UPDATE customer_users SET
      former_email = CASE WHEN email_changed_at > now() - interval '24 hours'
        THEN coalesce(former_email, email) ELSE email END,
      email = pending_email, email_changed_at = now(),
      pending_email = NULL, pending_email_code_hash = NULL, pending_email_until = NULL
    WHERE site_id = ${siteId} AND pending_email_code_hash = ${hashSecret(code)}
      AND pending_email_until > now() AND active
    RETURNING id, email, former_email`);
  return rows[0];
}

/**
 * Confirms a new e-mail address by the single-use code of the mail that went to it. The former address gets a mail,
 * and recovery mails for another day.
 * @throws DomainError credentials_wrong for any code that confirms nothing; too_many_requests
 */
export async function confirmEmail(call: Call, { code }: { code: string }): Promise<{ email: string }> {
  const { site } = call.viewer;
  const from = `email:${call.address}`;
  const email = await guardGuess(call, { name: from, address: from, clears: false }, () =>
    call.database.inSite(site.id, async (tx) => {
      const confirmed = await takeEmailCode(tx, site.id, code);
      if (!confirmed) return undefined;
      const { id: userId, former_email: recipient } = confirmed;
      const key = `email-changed:${userId}:${randomUUID()}`;
      await queueMail(tx, { siteId: site.id, kind: 'email-changed', key, userId, recipient });
      return confirmed.email;
    }),
  );
  if (email === undefined)
    throw new DomainError('credentials_wrong', 'This code confirms nothing, or was used.');
  return { email };
}
