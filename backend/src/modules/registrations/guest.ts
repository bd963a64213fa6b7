import { randomUUID } from 'node:crypto';
import { type endpoints, guestForm, type WireSession } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customers, customerUsers, type Site } from '../../db/schema/index.ts';
import { and, eq, isNotNull } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { readForm } from '../../http/form-faults.ts';
import type { Call } from '../../http/implement.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { unknownPassword } from '../auth/passwords.ts';
import { describeSession } from '../auth/sessions.ts';
import { startCustomerSession } from '../auth/start-session.ts';
import { limitCalls } from '../throttle/throttle.ts';
import { findUserByEmail, tellKnown } from './apply.ts';
import { insertCustomer } from './make-customer.ts';
import { lockCustomers } from './next-customer-number.ts';

type Request = z.output<typeof endpoints.auth.guest.request>;

/** A name that nobody logs in with: it is no e-mail address, and the password is unknown. */
const guestName = () => `gast:${randomUUID()}`;

/**
 * Makes a customer without an account, and logs it in for this session. Each guest is a customer of its own, also with
 * an address that has an account or was used before: the order becomes part of no other customer's data, and the
 * answer is the same.
 * @throws DomainError not_found where businesses buy, conflict for a customer who is logged in, invalid_request with a
 * fault per field, too_many_requests
 */
export async function startGuest(call: Call, request: Request): Promise<WireSession> {
  const { viewer, database, sid } = call;
  const { site } = viewer;
  if (site.prices !== 'public') throw new DomainError('not_found', 'Businesses order with an account.');
  if (viewer.customer) throw new DomainError('conflict', 'A customer is logged in.');
  const person = readForm(guestForm(site.countries), request);
  await limitCalls(call, 'guest');
  // A program filled the hidden field: nothing happens.
  if (request.website !== '') return describeSession(viewer, sid ?? '');
  const passwordHash = await unknownPassword();
  return database.inSite(site.id, async (tx) => {
    const noCompany = { company: '', kvk: '', vatNumber: '' };
    const customer = { siteId: site.id, kind: 'consumer' as const, ...noCompany, ...person };
    const fields = { username: guestName(), passwordHash, guestSince: new Date() };
    const { userId } = await insertCustomer(tx, customer, fields);
    return startCustomerSession(tx, viewer, userId);
  });
}

/**
 * Turns a guest into a customer with an account. The mailbox's owner chooses the password by the link in the mail, so
 * that nobody takes an address that is not theirs. An address that has an account gets a mail that says so, and the guest stays
 * one; the answer is the same. A customer with an account gets it too, and nothing happens.
 * @throws DomainError too_many_requests
 */
export async function keepGuest(call: Call): Promise<Record<string, never>> {
  const { viewer, database } = call;
  const { userId, customerId } = orNotFound(viewer.customer);
  await limitCalls(call, 'guest-account');
  await database.inSite(viewer.site.id, (tx) => turnIntoAccount(tx, viewer.site, { userId, customerId }));
  return {};
}

async function turnIntoAccount(
  tx: Tx,
  site: Site,
  { userId, customerId }: { userId: number; customerId: number },
): Promise<void> {
  await lockCustomers(tx, site.id);
  const [user] = await tx
    .select({ email: customerUsers.email })
    .from(customerUsers)
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .where(and(eq(customerUsers.id, userId), isNotNull(customers.guestSince)));
  if (!user) return;
  const known = await findUserByEmail(tx, user.email);
  if (known) return tellKnown(tx, site, known);
  await tx.update(customers).set({ guestSince: null }).where(eq(customers.id, customerId));
  await tx
    .update(customerUsers)
    .set({ username: user.email.toLowerCase() })
    .where(eq(customerUsers.id, userId));
  const key = `account-ready:guest:${userId}`;
  await queueMail(tx, { siteId: site.id, kind: 'account-ready', key, userId, recipient: user.email });
}
