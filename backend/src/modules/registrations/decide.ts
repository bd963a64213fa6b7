import type { Tx } from '../../db/connect.ts';
import { type Application, applications, priceLists, type Site } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findUserByEmail } from './apply.ts';
import { RefusedCommand } from './commands.ts';
import { makeCustomer } from './make-customer.ts';
import { lockCustomers } from './next-customer-number.ts';

/** Locks the registration, if it was not decided yet. */
async function lockOpen(tx: Tx, id: number): Promise<Application> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
  if (!application) throw new RefusedCommand(`There is no application ${id}.`);
  if (application.state !== 'open')
    throw new RefusedCommand(`Application ${id} was ${application.state} already.`);
  return application;
}

interface Approved {
  application: number;
  /** Code of the price list; absent: list prices. */
  priceList: string | undefined;
}

/** Makes the applicant a customer. @throws RefusedCommand */
export async function approve(
  tx: Tx,
  site: Site,
  { application: id, priceList }: Approved,
  passwordHash: string,
): Promise<string> {
  await lockCustomers(tx, site.id);
  const application = await lockOpen(tx, id);
  const { email, company } = application;
  if (await findUserByEmail(tx, email))
    throw new RefusedCommand(`There is a customer with ${email} by now: refuse application ${id}.`);
  const priceListId = priceList === undefined ? undefined : await priceListOf(tx, site, priceList);
  const number = await makeCustomer(tx, application, { passwordHash, priceListId });
  return `${company} is customer ${number} of ${site.id}; ${email} gets a mail to choose a password.`;
}

async function priceListOf(tx: Tx, site: Site, code: string): Promise<number> {
  const [list] = await tx.select({ id: priceLists.id }).from(priceLists).where(eq(priceLists.code, code));
  if (!list) throw new RefusedCommand(`${site.id} has no price list ${code}.`);
  return list.id;
}

/** @throws RefusedCommand */
export async function refuse(tx: Tx, site: Site, id: number): Promise<string> {
  const application = await lockOpen(tx, id);
  await refuseApplication(tx, application);
  return `Application ${id} of ${site.id} is refused; ${application.email} gets a mail.`;
}

/** Refuses a locked, open registration, and mails the applicant. */
export async function refuseApplication(tx: Tx, { siteId, id, email }: Application): Promise<void> {
  await tx
    .update(applications)
    .set({ state: 'refused', decidedAt: sql`now()` })
    .where(eq(applications.id, id));
  const key = `application-refused:${id}`;
  await queueMail(tx, { siteId, kind: 'application-refused', key, applicationId: id, recipient: email });
}
