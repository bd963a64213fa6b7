import type { endpoints, WireSession } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customers, customerUsers, recoveryCodes } from '../../db/schema/index.ts';
import { and, eq, or, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import { collectFaults } from '../../http/form-faults.ts';
import type { Call } from '../../http/implement.ts';
import { hashSecret } from '../../http/viewer.ts';
import { guardGuess, limitCalls } from '../throttle/throttle.ts';
import { replacePassword } from './change-password.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { startCustomerSession } from './start-session.ts';

type Recovery = z.output<typeof endpoints.auth.changePasswordAfterRecovery.request>;

/** A user gets one such mail in this time, however often it is requested. */
const MIN_MAIL_INTERVAL_S = 120;

/** Whether the address of user `u` was changed less than a day ago. */
const changedLately = sql`coalesce(u.former_email <> '' AND u.email_changed_at > now() - interval '24 hours', false)`;

/**
 * Requests a recovery mail by user name or e-mail address. One statement, whether the user exists or not, so that
 * neither answer nor time reveals it. The code is created when the mail is written. For a day after a change of the
 * address the mail goes to the former address.
 * @throws DomainError too_many_requests
 */
export async function askRecovery(call: Call, { username }: { username: string }) {
  await limitCalls(call, 'recovery');
  const { site } = call.viewer;
  const name = username.toLowerCase();
  await call.database.inSite(site.id, (tx) =>
    tx.execute(sql`
      WITH asked AS (
        UPDATE customer_users u SET recovery_mailed_at = now()
        FROM customers c
        WHERE c.id = u.customer_id AND u.active AND c.active
          AND c.guest_since IS NULL
          AND (u.username = ${name} OR lower(u.email) = ${name} OR (lower(u.former_email) = ${name} AND ${changedLately}))
          AND (u.recovery_mailed_at IS NULL
            OR abs(extract(epoch FROM now() - u.recovery_mailed_at)) > ${MIN_MAIL_INTERVAL_S})
        RETURNING u.site_id, u.id, u.first_name || ' ' || u.last_name AS name,
          CASE WHEN ${changedLately} THEN u.former_email ELSE u.email END AS recipient
      )
      INSERT INTO mails (site_id, kind, key, recipient, recipient_name, user_id)
      SELECT site_id, 'password-recovery', 'password-recovery:' || id || ':' || gen_random_uuid(), recipient, name, id
      FROM asked`),
  );
  return {};
}

/** The user whose code this is, if it is the named one. */
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
        or(
          eq(customerUsers.username, name),
          sql`lower(${customerUsers.email}) = ${name}`,
          sql`lower(${customerUsers.formerEmail}) = ${name}`,
        ),
        eq(customerUsers.active, true),
        eq(customers.active, true),
      ),
    );
  return owner;
}

/**
 * Sets a new password with the single-use code of a mail; every other session of the user ends, and this one is
 * logged in.
 * @throws DomainError invalid_request with a fault at `password`, credentials_wrong for any code that does not belong
 * to this account, too_many_requests, too_busy
 */
export async function recover(
  call: Call,
  { username, recoveryCode, password }: Recovery,
): Promise<WireSession> {
  const { database, viewer } = call;
  const { site } = viewer;
  const faults = collectFaults();
  const fault = passwordFault(password, [username, site.name]);
  if (fault) faults.add('password', fault);
  faults.refuse();
  const session = await guardGuess(call, { name: `recovery:${username.toLowerCase()}` }, async () => {
    // Before the code is checked: a right code takes as long as a wrong one.
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
