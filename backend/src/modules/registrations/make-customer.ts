import type { Tx } from '../../db/connect.ts';
import {
  type Application,
  addresses,
  applications,
  customers,
  customerUsers,
} from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { addEvent } from '../webhooks/outbox.ts';
import { nextCustomerNumber } from './next-customer-number.ts';

/** A person or company with its address. */
export type NewCustomer = Pick<
  Application,
  | 'siteId'
  | 'kind'
  | 'kvk'
  | 'vatNumber'
  | 'company'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'street'
  | 'houseNumber'
  | 'postcode'
  | 'city'
  | 'country'
>;

/**
 * Creates a customer with its user and address, under the site's next number.
 * @param username of the user; logs in only with a known password
 */
export async function insertCustomer(
  tx: Tx,
  made: NewCustomer,
  fields: { username: string; passwordHash: string; priceListId?: number | undefined; guestSince?: Date },
) {
  const { siteId, kind, kvk, vatNumber, firstName, lastName, email, phone } = made;
  const { street, houseNumber, postcode, city, country } = made;
  const { username, passwordHash, priceListId, guestSince } = fields;
  const number = await nextCustomerNumber(tx, siteId);
  const company = made.company || `${firstName} ${lastName}`;
  const [customer] = await tx
    .insert(customers)
    .values({ siteId, number, company, kvk, vatNumber, kind, priceListId, guestSince })
    .returning({ id: customers.id });
  const customerId = orNotFound(customer).id;
  const [user] = await tx
    .insert(customerUsers)
    .values({ siteId, customerId, username, passwordHash, firstName, lastName, email, phone })
    .returning({ id: customerUsers.id });
  const place = { street, houseNumber, postcode, city, country };
  await tx.insert(addresses).values({ siteId, customerId, label: '', ...place, isDefault: true });
  await addEvent(tx, siteId, 'customer.registered', { id: customerId, number });
  return { customerId, userId: orNotFound(user).id, number };
}

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
  const { id: applicationId, siteId, email } = application;
  const { customerId, userId, number } = await insertCustomer(tx, application, {
    ...approval,
    username: email.toLowerCase(),
  });
  await tx
    .update(applications)
    .set({ state: 'approved', customerId, decidedAt: sql`now()` })
    .where(eq(applications.id, applicationId));
  const key = `account-ready:${applicationId}`;
  await queueMail(tx, { siteId, kind: 'account-ready', key, userId, recipient: email });
  return number;
}
