import { adminRoles } from '@toonbank/contract';
import type { Tx } from '../../../backend/src/db/connect.ts';
import {
  addresses,
  adminUsers,
  customers,
  customerUsers,
  vatChecks,
} from '../../../backend/src/db/schema/index.ts';
import { insertRows, needed } from '../bulk-insert.ts';
import { hash32 } from '../catalogue/random.ts';
import type { PriceListCode } from '../prices.ts';
import type { DemoSite } from '../sites.ts';
import { adminNames, adminUsername, customersOf, type DemoCustomer } from './accounts.ts';

/** Hashes of the two demo passwords, made once: making one is slow on purpose. */
export interface PasswordHashes {
  customer: string;
  admin: string;
}

export interface WrittenCustomer extends DemoCustomer {
  id: number;
  userId: number;
  number: string;
  vatNumber: string;
  /** The proof of its VAT number, of a business in Belgium. */
  vatCheckId: number | null;
  /** A second user of the company; only the business buyer of a site has one. */
  colleague?: { userId: number; name: string };
}

const numberOf = (customer: DemoCustomer): string => `K${10_000 + customer.index}`;

/** Four digits of its own for each customer of each site, behind zeros that no real number starts with. */
const digitsOf = (customer: DemoCustomer): string =>
  String(hash32(`kvk|${customer.mark}`) % 10_000).padStart(4, '0');

function vatNumberOf(customer: DemoCustomer): string {
  if (customer.kind === 'consumer') return '';
  const digits = digitsOf(customer);
  if (customer.country === 'NL') return `NL00000${digits}B01`;
  return `BE0000${digits}${String(97 - (Number(digits) % 97)).padStart(2, '0')}`;
}

/** Before the oldest order of a demo shop. */
const FIRST_CHECK = new Date('2020-01-02T09:00:00Z');

const COLLEAGUE = { firstName: 'Sem', lastName: 'de Graaf' };
const colleagueName = (siteId: string): string => `collega@${siteId}.test`;

/** A second user shows that questions and orders belong to the company. */
const colleaguesOf = (siteId: string, { index, kind, id, phone }: DemoCustomer & { id: number }) =>
  index === 1 && kind === 'business' ? [{ id, phone, username: colleagueName(siteId), ...COLLEAGUE }] : [];

async function writeUsers(tx: Tx, siteId: string, known: (DemoCustomer & { id: number })[], hash: string) {
  return insertRows(tx, {
    table: customerUsers,
    siteId,
    rows: known
      .flatMap((customer) => [customer, ...colleaguesOf(siteId, customer)])
      .map(({ id, username, firstName, lastName, phone }) => ({
        customerId: id,
        username,
        passwordHash: hash,
        firstName,
        lastName,
        email: username,
        phone,
      })),
    returning: ['id', 'username'],
  });
}

/** The proof of each Belgian VAT number, older than the first order. @returns number → id */
async function writeVatChecks(tx: Tx, { id: siteId, letterhead }: DemoSite, known: DemoCustomer[]) {
  const belgian = known.filter(({ kind, country }) => kind === 'business' && country === 'BE');
  const rows = await insertRows(tx, {
    table: vatChecks,
    siteId,
    rows: belgian.map((customer) => ({
      vatNumber: vatNumberOf(customer),
      requester: letterhead.vatNumber,
      register: 'demo' as const,
      outcome: 'valid' as const,
      askedAt: FIRST_CHECK,
      consultationNumber: `DEMO-${numberOf(customer)}`,
    })),
    returning: ['id', 'vatNumber'],
  });
  return new Map(rows.map(({ id, vatNumber }) => [vatNumber, id]));
}

/** Write a site's customers with their users and addresses, and its administrators. */
export async function writeCustomers(
  tx: Tx,
  site: DemoSite,
  priceListIds: Record<PriceListCode, number>,
  hashes: PasswordHashes,
): Promise<WrittenCustomer[]> {
  const siteId = site.id;
  const all = customersOf(site);
  const rows = await insertRows(tx, {
    table: customers,
    siteId,
    rows: all.map((customer) => ({
      number: numberOf(customer),
      company: customer.company,
      kvk: customer.kind === 'business' && customer.country === 'NL' ? `0000${digitsOf(customer)}` : '',
      vatNumber: vatNumberOf(customer),
      kind: customer.kind,
      priceListId: priceListIds[customer.priceList],
      paymentTermDays: customer.paymentTermDays,
      creditLimitCents: customer.creditLimitCents,
    })),
    returning: ['id', 'number'],
  });
  const byNumber = new Map(rows.map(({ id, number }) => [number, id]));
  const known = all.map((customer) => ({
    ...customer,
    id: needed(byNumber.get(numberOf(customer)), `customer ${customer.company}`),
  }));
  const users = await writeUsers(tx, siteId, known, hashes.customer);
  const userOf = new Map(users.map(({ id, username }) => [username, id]));
  const colleagueId = userOf.get(colleagueName(siteId));
  await insertRows(tx, {
    table: addresses,
    siteId,
    rows: known.flatMap((customer) =>
      customer.addresses.map((address) => ({ customerId: customer.id, ...address })),
    ),
  });
  await insertRows(tx, {
    table: adminUsers,
    siteId,
    rows: adminRoles.map((role) => ({
      username: adminUsername(siteId, role),
      passwordHash: hashes.admin,
      name: adminNames[role],
      role,
    })),
  });
  const proofs = await writeVatChecks(tx, site, known);
  return known.map((customer) => ({
    ...customer,
    vatCheckId: proofs.get(vatNumberOf(customer)) ?? null,
    number: numberOf(customer),
    vatNumber: vatNumberOf(customer),
    userId: needed(userOf.get(customer.username), `user of ${customer.company}`),
    ...(customer.index === 1 &&
      colleagueId && {
        colleague: { userId: colleagueId, name: `${COLLEAGUE.firstName} ${COLLEAGUE.lastName}` },
      }),
  }));
}
