import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import {
  type Application,
  addresses,
  applications,
  customers,
  customerUsers,
} from '../../db/schema/index.ts';
import { orNotFound } from '../../http/errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { nextCustomerNumber } from './next-customer-number.ts';

interface Approval {
  /** Hash of an unknown password: the customer chooses one by the link in the mail. */
  passwordHash: string;
  priceListId?: number | undefined;
}

/**
 * Creates the customer of a registration, with the applicant as its user, the address, and the welcome mail. The
 * caller has checked under `lockCustomers` that the e-mail address is free.
 * @returns the customer's number
 */
export async function makeCustomer(tx: Tx, application: Application, approval: Approval): Promise<string> {
  const { id: applicationId, siteId, kind, kvk, vatNumber, firstName, lastName, email, phone } = application;
  const { street, houseNumber, postcode, city, country } = application;
  const number = await nextCustomerNumber(tx, siteId);
  const company = application.company || `${firstName} ${lastName}`;
  const { priceListId, passwordHash } = approval;
  const [customer] = await tx
    .insert(customers)
    .values({ siteId, number, company, kvk, vatNumber, kind, priceListId })
    .returning({ id: customers.id });
  const customerId = orNotFound(customer).id;
  const [user] = await tx
    .insert(customerUsers)
    .values({
      siteId,
      customerId,
      username: email.toLowerCase(),
      passwordHash,
      firstName,
      lastName,
      email,
      phone,
    })
    .returning({ id: customerUsers.id });
  const place = { street, houseNumber, postcode, city, country };
  await tx.insert(addresses).values({ siteId, customerId, label: '', ...place, isDefault: true });
  await tx
    .update(applications)
    .set({ state: 'approved', customerId, decidedAt: sql`now()` })
    .where(eq(applications.id, applicationId));
  const key = `account-ready:${applicationId}`;
  await queueMail(tx, { siteId, kind: 'account-ready', key, userId: orNotFound(user).id, recipient: email });
  return number;
}
