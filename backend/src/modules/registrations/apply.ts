import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { type Application, applications, customerUsers, type Site } from '../../db/schema/index.ts';
import { and, eq, sql } from '../../db/sql.ts';
import type { Call } from '../../http/implement.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { unknownPassword } from '../auth/passwords.ts';
import { limitCalls } from '../throttle/throttle.ts';
import { makeCustomer } from './make-customer.ts';
import { lockCustomers } from './next-customer-number.ts';
import { type Applicant, readRegistration } from './read-registration.ts';

type Request = z.output<typeof endpoints.service.newCustomer.request>;
type Answer = z.input<typeof endpoints.service.newCustomer.response>;

/**
 * The user who logs in with this address. A contact address does not count: a customer can enter any address there,
 * and would keep its owner from registering.
 */
export async function findUserByEmail(tx: Tx, email: string) {
  const [user] = await tx
    .select({ id: customerUsers.id, email: customerUsers.email })
    .from(customerUsers)
    .where(eq(customerUsers.username, email.toLowerCase()));
  return user;
}

/**
 * Registers a customer. Businesses wait for the shop's approval; a consumer's account exists at once, and its
 * password is chosen by the link in the mail. An address that has an account already gets a mail that says so, and
 * the answer is the same, so it reveals no customer.
 * @throws DomainError invalid_request with a fault per field; too_many_requests
 */
export async function apply(call: Call, request: Request): Promise<Answer> {
  const { site } = call.viewer;
  const applicant = readRegistration(site, request);
  await limitCalls(call, 'application');
  const answer: Answer = { next: applicant.kind === 'consumer' ? 'mail' : 'approval' };
  if (request.website !== '') return answer;
  // Hashed for every registration, so that the response time reveals nothing either.
  const passwordHash = await unknownPassword();
  await call.database.inSite(site.id, (tx) => store(tx, site, applicant, passwordHash));
  return answer;
}

async function store(tx: Tx, site: Site, applicant: Applicant, passwordHash: string): Promise<void> {
  await lockCustomers(tx, site.id);
  const known = await findUserByEmail(tx, applicant.email);
  if (known) return tellKnown(tx, site, known);
  const [application] = await tx
    .insert(applications)
    .values({ siteId: site.id, ...applicant })
    .onConflictDoNothing()
    .returning();
  if (!application) return correct(tx, site, applicant);
  if (applicant.kind === 'consumer') await makeCustomer(tx, application, { passwordHash });
  else await announce(tx, site, application);
}

/**
 * Replaces the data of the open application with this address: who mistyped something registers again. The shop gets
 * the new data by mail; the same data changes nothing.
 */
async function correct(tx: Tx, { branch }: Site, applicant: Applicant): Promise<void> {
  const [open] = await tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.state, 'open'),
        eq(sql`lower(${applications.email})`, applicant.email.toLowerCase()),
      ),
    )
    .for('update');
  if (!open || isDeepStrictEqual({ ...open, ...applicant }, open)) return;
  await tx.update(applications).set(applicant).where(eq(applications.id, open.id));
  await queueMail(tx, {
    siteId: open.siteId,
    applicationId: open.id,
    kind: 'application-to-judge',
    key: `application-to-judge:${open.id}:${randomUUID()}`,
    recipient: branch.email,
    recipientName: branch.name,
  });
}

/** Mails the owner of a known address, once a day, however often it is used to register. */
export async function tellKnown(
  tx: Tx,
  { id: siteId }: Site,
  user: { id: number; email: string },
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const key = `account-exists:${user.id}:${day}`;
  await queueMail(tx, { siteId, kind: 'account-exists', key, userId: user.id, recipient: user.email });
}

async function announce(tx: Tx, { branch }: Site, { id, siteId, email }: Application): Promise<void> {
  const shop = { recipient: branch.email, recipientName: branch.name };
  const ids = { siteId, applicationId: id };
  await queueMail(tx, { ...ids, ...shop, kind: 'application-to-judge', key: `application-to-judge:${id}` });
  await queueMail(tx, {
    ...ids,
    kind: 'application-received',
    key: `application-received:${id}`,
    recipient: email,
  });
}
