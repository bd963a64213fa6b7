import type { WireAdminSession } from '@toonbank/contract';
import { and, eq } from 'drizzle-orm';
import { adminUsers, type Site } from '../../db/schema/index.ts';
import { DomainError } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { verifyPassword } from './passwords.ts';
import { createSession } from './sessions.ts';
import { forgetFailures, recordFailure, refuseWhileBlocked } from './throttle.ts';

const isCodeOf = (site: Site, clientCode: string) => site.adminCode === clientCode.trim().toUpperCase();

/** Step one of the admin login. Guesses at the code are slowed down like guesses at a password. */
export async function validateClientCode({ viewer, database, address }: Call, input: { clientCode: string }) {
  const { site } = viewer;
  await database.inSite(site.id, (tx) => refuseWhileBlocked(tx, 'client-code', address));
  if (isCodeOf(site, input.clientCode)) return { client_name: site.name };
  await recordFailure(database, site, 'client-code', address);
  throw new DomainError('credentials_wrong', 'No such client code on this site.');
}

/** Step two: user name and password, for the client code of this site. */
export async function adminLogin(
  { viewer, database, address }: Call,
  input: { clientCode: string; username: string; password: string },
): Promise<WireAdminSession> {
  const { site } = viewer;
  const username = input.username.trim().toLowerCase();
  const key = `admin:${username}`;
  const admin = await database.inSite(site.id, async (tx) => {
    await refuseWhileBlocked(tx, key, address);
    const [row] = await tx
      .select()
      .from(adminUsers)
      .where(and(eq(adminUsers.username, username), eq(adminUsers.active, true)));
    return isCodeOf(site, input.clientCode) ? row : undefined;
  });
  if (!(await verifyPassword(input.password, admin?.passwordHash)) || !admin) {
    await recordFailure(database, site, key, address);
    throw new DomainError('credentials_wrong', 'Client code, user name or password is wrong.');
  }
  return database.inSite(site.id, async (tx) => {
    await forgetFailures(tx, key, address);
    const sid = await createSession(tx, site, { kind: 'admin', adminId: admin.id });
    return { sid, user_name: admin.name, client_code: site.adminCode };
  });
}
