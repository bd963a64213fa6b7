import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers, customerUsers, mails, type Site } from '../../src/db/schema/index.ts';
import {
  eachCustomer,
  makeSession,
  type TestApp,
  type TestCustomer,
  testPassword,
} from '../support/index.ts';

const { auth, service } = endpoints;

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let caller: { site: Site; sid: string };

eachCustomer(
  (now) => {
    ({ test, site, customer, caller } = now);
  },
  {
    customer: {
      company: 'Bakkerij Proef B.V.',
      kvk: '12345678',
      vatNumber: 'NL000000000B00',
      creditLimitCents: 50_000,
    },
  },
);

const save = (request: object) => test.call(service.setAccountDetails, { ...request }, caller);
const faultsOf = ({ body }: { body: unknown }) => (body as { error: { fields: object } }).error.fields;

/** The customer's and the user's rows as they are stored. */
const stored = () =>
  test.database.inSite(site.id, async (tx) => {
    const [company] = await tx.select().from(customers).where(eq(customers.id, customer.customerId));
    const [user] = await tx.select().from(customerUsers).where(eq(customerUsers.id, customer.userId));
    return { company, user };
  });
const mailsSent = async () => {
  const own = eq(mails.userId, customer.userId);
  const rows = await test.database.inSite(site.id, (tx) => tx.select().from(mails).where(own));
  return rows.map(({ kind, recipient }) => ({ kind, recipient }));
};

describe('company and contact', () => {
  it('are saved together, and absent fields are unchanged', async () => {
    const { status } = await save({
      saveCustomer: true,
      saveContact: true,
      fields: { company: '  Bakkerij   Nieuw ', vatNumber: 'nl 1234.56.782.b01', phone: '020-5550 199' },
    });
    expect(status).toBe(200);
    expect(await stored()).toMatchObject({
      company: { company: 'Bakkerij Nieuw', kvk: '12345678', vatNumber: 'NL123456782B01' },
      user: { firstName: 'Noor', phone: '020-5550 199', username: customer.username },
    });
  });

  it('are both unchanged when one of them has a fault', async () => {
    const before = await stored();
    const answer = await save({
      saveCustomer: true,
      saveContact: true,
      fields: { company: 'Anders', kvk: '1234', email: 'geen adres', lastName: '' },
    });
    expect(answer.status).toBe(400);
    expect(faultsOf(answer)).toEqual({
      'fields.kvk': 'invalid_kvk',
      'fields.email': 'invalid_email',
      'fields.lastName': 'required',
    });
    expect(await stored()).toEqual(before);
  });

  it('can be saved beside an old number that would be invalid today', async () => {
    const fields = { company: 'Bakkerij Later', kvk: '12345678', vatNumber: 'NL000000000B00' };
    expect((await save({ saveCustomer: true, fields })).status).toBe(200);
  });
});

describe('fields', () => {
  const forbidden = [
    'siteId',
    'site_id',
    'id',
    'customerId',
    'role',
    'kind',
    'active',
    'number',
    'username',
    'passwordHash',
    'priceListId',
    'price_list_id',
    'creditLimitCents',
    'paymentTermDays',
  ];

  it.each(forbidden)('of other tables can not be set: %s is refused, and nothing is stored', async (name) => {
    const before = await stored();
    const answer = await save({
      saveCustomer: true,
      saveContact: true,
      saveAddress: true,
      fields: { company: 'Anders', [name]: 1 },
    });
    expect(faultsOf(answer)).toMatchObject({ [`fields.${name}`]: 'unknown' });
    expect(await stored()).toEqual(before);
  });

  it('of a section that is not saved are refused too', async () => {
    expect(faultsOf(await save({ saveContact: true, fields: { company: 'Anders' } }))).toEqual({
      'fields.company': 'unknown',
    });
  });
});

describe('a new password', () => {
  const newPassword = 'een lantaarn in de mist';
  const change = (fields: object) => save({ savePassword: true, fields });
  const login = async (password: string) =>
    (await test.call(auth.login, { username: customer.username, password }, { site })).body;

  it('is valid at once, ends every other session, and the user gets a mail', async () => {
    const elsewhere = await makeSession(test, site, customer);
    expect((await change({ currentPassword: testPassword, newPassword })).status).toBe(200);
    expect(await login(newPassword)).toMatchObject({ authenticated: true });
    expect(await login(testPassword)).toMatchObject({ result: false });
    expect((await test.call(auth.authenticate, {}, caller)).status).toBe(200);
    expect((await test.call(auth.authenticate, {}, { site, sid: elsewhere })).status).toBe(401);
    expect(await mailsSent()).toEqual([{ kind: 'password-changed', recipient: customer.username }]);
  });

  it.each([
    ['without the current one', { newPassword }, { currentPassword: 'required' }],
    [
      'with a wrong current one',
      { currentPassword: 'iets anders', newPassword },
      { currentPassword: 'password_wrong' },
    ],
    ['that is missing', { currentPassword: testPassword }, { newPassword: 'required' }],
    [
      'that is short',
      { currentPassword: testPassword, newPassword: 'kort' },
      { newPassword: 'password_too_short' },
    ],
    [
      'that is the old one',
      { currentPassword: testPassword, newPassword: testPassword },
      { newPassword: 'password_known' },
    ],
  ])('%s is refused', async (_what, fields, faults) => {
    const before = await stored();
    const answer = await change(fields);
    const expected = Object.entries(faults).map(([name, fault]) => [`fields.${name}`, fault]);
    expect(faultsOf(answer)).toEqual(Object.fromEntries(expected));
    expect(await stored()).toEqual(before);
  });

  it('can be guessed at five times, then the guesser must wait', async () => {
    for (let guess = 0; guess < 5; guess += 1)
      expect((await change({ currentPassword: `gok ${guess}`, newPassword })).status).toBe(400);
    expect((await change({ currentPassword: testPassword, newPassword })).status).toBe(429);
  });
});
