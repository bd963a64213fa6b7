import type { endpoints, WireSession } from '@toonbank/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customers, customerUsers, recoveryCodes } from '../../db/schema/index.ts';
import { DomainError } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { hashSecret } from '../../http/viewer.ts';
import { openForm } from '../account/form.ts';
import { replacePassword } from './change-password.ts';
import { limitCalls } from './limit.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { startCustomerSession } from './start-session.ts';
import { guardGuess } from './throttle.ts';

type Recovery = z.output<typeof endpoints.auth.changePasswordAfterRecovery.request>;

/** A user gets one such mail in this time, however often it is asked for. */
const ONE_MAIL_S = 120;

/**
 * Ask for a recovery mail by user name or e-mail address. One statement, whether there is such a user or not: neither
 * answer nor time tells. The code is made when the mail is written.
 * @throws DomainError too_many_requests
 */
export async function askRecovery(call: Call, { username }: { username: string }) {
  await limitCalls(call, 'recovery');
  const { site } = call.viewer;
  const name = username.toLowerCase();
  await call.database.inSite(site.id, (tx) =>
    tx.execute(sql`
      INSERT INTO mails (site_id, kind, key, recipient, recipient_name, user_id)
      SELECT u.site_id, 'password-recovery',
        'password-recovery:' || u.id || ':' || floor(extract(epoch FROM now()) / ${ONE_MAIL_S}::int)::bigint,
        u.email, u.first_name || ' ' || u.last_name, u.id
      FROM customer_users u JOIN customers c ON c.id = u.customer_id
      WHERE (u.username = ${name} OR lower(u.email) = ${name}) AND u.active AND c.active
      ON CONFLICT (site_id, key) DO NOTHING`),
  );
  return {};
}

/** Whom a code belongs to, if that is who is named. */
async function findOwner(tx: Tx, code: string, username: string) {
  const name = username.toLowerCase();
  const [owner] = await tx
    .select({ id: customerUsers.id })
    .from(recoveryCodes)
    .innerJoin(customerUsers, eq(customerUsers.id, recoveryCodes.userId))
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .where(
      and(
        eq(recoveryCodes.codeHash, hashSecret(code)),
        or(eq(customerUsers.username, name), sql`lower(${customerUsers.email}) = ${name}`),
        eq(customerUsers.active, true),
        eq(customers.active, true),
      ),
    );
  return owner;
}

/**
 * A new password with the single-use code of a mail; every other session of the user ends, and this one is logged in.
 * @throws DomainError invalid_request with a fault at `password`, credentials_wrong for any code that does not open
 * this account, too_many_requests, too_busy
 */
export async function recover(
  call: Call,
  { username, recoveryCode, password }: Recovery,
): Promise<WireSession> {
  const { database, viewer } = call;
  const { site } = viewer;
  const form = openForm();
  const fault = passwordFault(password, [username, site.name]);
  if (fault) form.note('password', fault);
  form.finish();
  const session = await guardGuess(call, { name: `recovery:${username.toLowerCase()}` }, async () => {
    // Before anything is known: a right code takes as long as a wrong one.
    const passwordHash = await hashPassword(password);
    return database.inSite(site.id, async (tx) => {
      const owner = await findOwner(tx, recoveryCode, username);
      if (!owner || !(await takeRecoveryCode(tx, recoveryCode))) return undefined;
      await replacePassword(tx, site.id, owner.id, passwordHash);
      return startCustomerSession(tx, viewer, owner.id);
    });
  });
  if (session) return session;
  throw new DomainError('credentials_wrong', 'This code opens no account, or was used.');
}
