import { hash } from '@node-rs/argon2';
import {
  addresses,
  adminUsers,
  customers,
  customerUsers,
  priceAgreements,
  priceLists,
  priceTiers,
  type Site,
  sessions,
} from '../../src/db/schema/index.ts';
import { hashSecret } from '../../src/http/viewer.ts';
import { unique } from './make-site.ts';
import type { TestApp } from './test-app.ts';

type Fields<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

/** Every test account's password. */
export const testPassword = 'schoon-en-droog-2026';
let passwordHash: Promise<string> | undefined;
/** Cheap on purpose: the cost is in the hash, so a check of it is cheap too. */
const testPasswordHash = () => {
  passwordHash ??= hash(testPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  return passwordHash;
};

export interface TestCustomer {
  customerId: number;
  userId: number;
  username: string;
  addressId: number;
}

export interface CustomerFields extends Fields<typeof customers> {
  user?: Fields<typeof customerUsers>;
  address?: Fields<typeof addresses>;
}

/** A customer with one user (password `testPassword`) and one default address in NL. */
export async function makeCustomer(
  test: TestApp,
  site: Site,
  given: CustomerFields = {},
): Promise<TestCustomer> {
  const { user, address, ...fields } = given;
  const number = unique();
  const siteId = site.id;
  const username = user?.username ?? `inkoper${number}@${siteId}.test`;
  const password = await testPasswordHash();
  return test.database.inSite(siteId, async (tx) => {
    const [customer] = await tx
      .insert(customers)
      .values({
        siteId,
        number: `K${10_000 + number}`,
        company: `Afnemer ${number} B.V.`,
        kind: 'business',
        ...fields,
      })
      .returning({ id: customers.id });
    const customerId = customer?.id ?? 0;
    const [person] = await tx
      .insert(customerUsers)
      .values({
        siteId,
        customerId,
        username,
        passwordHash: password,
        firstName: 'Noor',
        lastName: `Tester${number}`,
        email: username,
        ...user,
      })
      .returning({ id: customerUsers.id });
    const [place] = await tx
      .insert(addresses)
      .values({
        siteId,
        customerId,
        label: 'Hoofdvestiging',
        street: 'Dokkade',
        houseNumber: '12',
        postcode: '9999 AB',
        city: 'Proefstad',
        country: 'NL',
        isDefault: true,
        ...address,
      })
      .returning({ id: addresses.id });
    return { customerId, userId: person?.id ?? 0, username, addressId: place?.id ?? 0 };
  });
}

/** An admin user of a site with all rights (password `testPassword`). */
export async function makeAdmin(
  test: TestApp,
  site: Site,
  fields: Fields<typeof adminUsers> = {},
): Promise<number> {
  const values = {
    siteId: site.id,
    username: `beheer${unique()}@${site.id}.test`,
    passwordHash: await testPasswordHash(),
    name: 'Beheer',
    role: 'manager' as const,
    ...fields,
  };
  const [row] = await test.database.inSite(site.id, (tx) =>
    tx.insert(adminUsers).values(values).returning({ id: adminUsers.id }),
  );
  return row?.id ?? 0;
}

/**
 * A living session without going through login: a visitor's, a customer's (`{ userId }`) or an admin's
 * (`{ adminId }`). @returns the sid, for `Caller.sid`
 */
export async function makeSession(
  test: TestApp,
  site: Site,
  { userId, adminId, ...fields }: Fields<typeof sessions> = {},
): Promise<string> {
  const sid = `sid-${site.id}-${unique()}-${crypto.randomUUID()}`;
  const kind = userId ? 'customer' : adminId ? 'admin' : 'visitor';
  const values = {
    sidHash: hashSecret(sid),
    siteId: site.id,
    kind,
    userId,
    adminId,
    expiresAt: new Date(Date.now() + 3_600_000),
    ...fields,
  } as const;
  await test.database.inSite(site.id, (tx) => tx.insert(sessions).values(values));
  return sid;
}

/** A price list with tiers; give its id to `makeCustomer` as `priceListId`. `q` in base pieces. */
export function makePriceList(
  test: TestApp,
  site: Site,
  tiers: { unit: { id: number }; q: number; priceCents: number }[],
): Promise<number> {
  return test.database.inSite(site.id, async (tx) => {
    const code = `L${unique()}`;
    const [list] = await tx
      .insert(priceLists)
      .values({ siteId: site.id, code, name: `Prijslijst ${code}` })
      .returning({ id: priceLists.id });
    const priceListId = list?.id ?? 0;
    const rows = tiers.map(({ unit, ...tier }) => ({
      siteId: site.id,
      priceListId,
      unitId: unit.id,
      ...tier,
    }));
    if (rows.length > 0) await tx.insert(priceTiers).values(rows);
    return priceListId;
  });
}

/** An agreed price of a customer; valid from 2020 to 2099 by default. */
export async function makeAgreement(
  test: TestApp,
  site: Site,
  customer: { customerId: number },
  unit: { id: number },
  fields: Fields<typeof priceAgreements> = {},
): Promise<number> {
  const days = { validFrom: '2020-01-01', validUntil: '2099-12-31' };
  const row = {
    siteId: site.id,
    customerId: customer.customerId,
    unitId: unit.id,
    priceCents: 500,
    ...days,
    ...fields,
  };
  const [made] = await test.database.inSite(site.id, (tx) =>
    tx.insert(priceAgreements).values(row).returning({ id: priceAgreements.id }),
  );
  return made?.id ?? 0;
}
