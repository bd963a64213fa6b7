import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customers, customerUsers } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { countryNames } from './country-names.ts';

type Request = z.output<typeof endpoints.service.accountDetails.request>;
type Details = z.input<typeof endpoints.service.accountDetails.response>;

/** The viewer's customer: only the parts that the load flags ask for (docs/behaviour.md §12.1). */
export async function accountDetails(tx: Tx, viewer: Viewer, load: Request): Promise<Details> {
  const { customerId, userId } = orNotFound(viewer.customer);
  return {
    ...(load.loadCustomer && { customer: await loadCustomer(tx, customerId) }),
    ...(load.loadContact && { contact: await loadContact(tx, userId) }),
    ...(load.loadAddresses && { addresses: await loadAddresses(tx, customerId) }),
    ...(load.loadCountries && {
      countries: viewer.site.countries.map((code) => ({ code, name: countryNames[code] })),
    }),
  };
}

async function loadCustomer(tx: Tx, customerId: number) {
  const [customer] = await tx
    .select({
      id: customers.id,
      number: customers.number,
      company: customers.company,
      kvk: customers.kvk,
      vat_number: customers.vatNumber,
      payment_term_days: customers.paymentTermDays,
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  return orNotFound(customer);
}

async function loadContact(tx: Tx, userId: number) {
  const [contact] = await tx
    .select({
      id: customerUsers.id,
      first_name: customerUsers.firstName,
      last_name: customerUsers.lastName,
      email: customerUsers.email,
      phone: customerUsers.phone,
      pending: sql<string | null>`CASE WHEN ${customerUsers.pendingEmailUntil} > now()
        THEN ${customerUsers.pendingEmail} END`,
    })
    .from(customerUsers)
    .where(eq(customerUsers.id, userId));
  const { pending, ...rest } = orNotFound(contact);
  return { ...rest, ...(pending !== null && { email_pending: pending }) };
}

async function loadAddresses(tx: Tx, customerId: number) {
  const rows = await addressesOf(tx, customerId);
  return rows.map(({ houseNumber, isDefault, customerId: _customer, siteId: _site, ...rest }) => ({
    ...rest,
    house_number: houseNumber,
    is_default: isDefault,
  }));
}
