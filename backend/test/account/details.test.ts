import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses, type Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
  testApp,
} from '../support/index.ts';

const endpoint = endpoints.service.accountDetails;
const nothing = { loadCustomer: false };

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let sid: string;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test, { countries: ['NL', 'BE'] });
  customer = await makeCustomer(test, site, {
    number: 'K4711',
    company: 'Bakkerij Proef B.V.',
    kvk: '12345678',
    vatNumber: 'NL000000000B00',
    paymentTermDays: 30,
    user: { firstName: 'Ilse', lastName: 'de Groot', phone: '020-5550 123' },
  });
  await makeCustomer(test, site);
  sid = await makeSession(test, site, customer);
});
afterAll(() => test.close());

const details = (input: Record<string, boolean>) => test.data(endpoint, input, { site, sid });

it('loads only the customer by default', async () => {
  expect(await details({})).toEqual({
    customer: {
      id: customer.customerId,
      number: 'K4711',
      company: 'Bakkerij Proef B.V.',
      kvk: '12345678',
      vat_number: 'NL000000000B00',
      payment_term_days: 30,
    },
  });
  expect(await details(nothing)).toEqual({});
});

it('loads the person who is logged in', async () => {
  expect(await details({ ...nothing, loadContact: true })).toEqual({
    contact: {
      id: customer.userId,
      first_name: 'Ilse',
      last_name: 'de Groot',
      email: customer.username,
      phone: '020-5550 123',
    },
  });
});

it("loads the customer's own addresses, the default one first", async () => {
  const branch = {
    label: 'Filiaal',
    street: 'Kaai',
    houseNumber: '3',
    postcode: '9000',
    city: 'Proefgem',
    country: 'BE' as const,
  };
  await test.database.inSite(site.id, (tx) =>
    tx.insert(addresses).values({ siteId: site.id, customerId: customer.customerId, ...branch }),
  );
  const { addresses: list } = await details({ ...nothing, loadAddresses: true });
  expect(list).toEqual([
    {
      id: customer.addressId,
      label: 'Hoofdvestiging',
      street: 'Dokkade',
      house_number: '12',
      postcode: '9999 AB',
      city: 'Proefstad',
      country: 'NL',
      is_default: true,
    },
    expect.objectContaining({ label: 'Filiaal', house_number: '3', country: 'BE', is_default: false }),
  ]);
});

it('names the countries of the site in Dutch', async () => {
  expect(await details({ ...nothing, loadCountries: true })).toEqual({
    countries: [
      { code: 'NL', name: 'Nederland' },
      { code: 'BE', name: 'België' },
    ],
  });
});

it('is for customers only', async () => {
  const answer = await test.call(endpoint, {}, { site, sid: await makeSession(test, site) });
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'login_required' } } });
});
