import type { WireAdminSession } from '@toonbank/contract';
import { adminUsers, type Site } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { visitorOf } from '../../http/viewer.ts';
import { guardGuess } from '../throttle/throttle.ts';
import { describeAdmin } from './admin-session.ts';
import { verifyPassword } from './passwords.ts';
import { holdDemand } from './second-factor/demand.ts';
import { factorState } from './second-factor/use-factor.ts';
import { createSession } from './sessions.ts';

const isCodeOf = (site: Site, clientCode: string) => site.adminCode === clientCode.trim().toUpperCase();

/** Step one of the admin login. Guesses at the code are slowed down like guesses at a password. */
export async function validateClientCode(call: Call, input: { clientCode: string }) {
  const { site } = call.viewer;
  const answer = await guardGuess(call, { name: 'client-code' }, async () =>
    isCodeOf(site, input.clientCode) ? { client_name: site.name } : undefined,
  );
  if (answer) return answer;
  throw new DomainError('credentials_wrong', 'No such client code on this site.');
}

/**
 * Step two: user name and password, for the client code of this site. Where a second factor follows, the session may do
 * nothing else before it.
 */
export async function adminLogin(
  call: Call,
  input: { clientCode: string; username: string; password: string },
): Promise<WireAdminSession> {
  const { viewer, database } = call;
  const { site } = viewer;
  const username = input.username.trim().toLowerCase();
  const admin = await guardGuess(call, { name: `admin:${username}` }, async () => {
    const [row] = await database.inSite(site.id, (tx) =>
      tx
        .select()
        .from(adminUsers)
        .where(and(eq(adminUsers.username, username), eq(adminUsers.active, true))),
    );
    const named = isCodeOf(site, input.clientCode) ? row : undefined;
    return (await verifyPassword(input.password, named?.passwordHash)) ? named : undefined;
  });
  if (!admin) throw new DomainError('credentials_wrong', 'Client code, user name or password is wrong.');
  return database.inSite(site.id, async (tx) => {
    const isDemanded = await holdDemand(tx, site.id);
    const isOn = (await factorState(tx, admin.id)) === 'on';
    const pending = isOn ? 'code' : isDemanded ? 'setup' : null;
    const sid = await createSession(tx, site, {
      kind: 'admin',
      adminId: admin.id,
      ...(pending && { pending }),
    });
    const { id: adminId, name, role } = admin;
    return describeAdmin(tx, { ...visitorOf(site), admin: { adminId, name, role, pending } }, sid);
  });
}
