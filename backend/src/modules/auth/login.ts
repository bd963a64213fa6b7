import type { WireSession } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { customers, customerUsers } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { guardGuess } from '../throttle/throttle.ts';
import { verifyPassword } from './passwords.ts';
import { startCustomerSession } from './start-session.ts';

async function findUser(tx: Tx, username: string) {
  const [user] = await tx
    .select({ id: customerUsers.id, passwordHash: customerUsers.passwordHash })
    .from(customerUsers)
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .where(
      and(eq(customerUsers.username, username), eq(customerUsers.active, true), eq(customers.active, true)),
    );
  return user;
}

/**
 * Logs a customer in: a fresh session id, the old one dead, the visitor's cart merged once (docs/behaviour.md §4.4).
 * Known and unknown names can't be told apart by answer or time.
 * @throws DomainError credentials_wrong, too_many_requests or too_busy
 */
export async function login(call: Call, input: { username: string; password: string }): Promise<WireSession> {
  const { database, viewer } = call;
  const { site } = viewer;
  const username = input.username.toLowerCase();
  const user = await guardGuess(call, { name: username }, async () => {
    const named = await database.inSite(site.id, (tx) => findUser(tx, username));
    // No transaction is open while the password is checked.
    return (await verifyPassword(input.password, named?.passwordHash)) ? named : undefined;
  });
  if (!user) throw new DomainError('credentials_wrong', 'User name or password is wrong.');
  return database.inSite(site.id, (tx) => startCustomerSession(tx, viewer, user.id));
}
