import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, type Site } from '../../src/db/schema/index.ts';
import { lookInto, makeBuyer } from '../orders/make-buyer.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
  testApp,
} from '../support/index.ts';

const { setAccountDetails, accountDetails } = endpoints.service;

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let sid: string;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());

const place = {
  label: 'Filiaal',
  street: 'Kade',
  houseNumber: '3',
  postcode: '1234ab',
  city: 'Proefdam',
  country: 'NL',
};

async function freshCustomer() {
  customer = await makeCustomer(test, site);
  sid = await makeSession(test, site, customer);
}
const save = (fields: object, as = sid) =>
  test.call(setAccountDetails, { saveAddress: true, fields }, { site, sid: as });
async function made(fields: object, as = sid): Promise<number> {
  const answer = await save(fields, as);
  expect(answer.status).toBe(200);
  return (answer.body as { data: { address_id: number } }).data.address_id;
}
async function list() {
  const { addresses: all } = await test.data(
    accountDetails,
    { loadCustomer: false, loadAddresses: true },
    { site, sid },
  );
  return all ?? [];
}
const faults = (body: unknown) => (body as { error: { fields: object } }).error.fields;

describe('a new address', () => {
  beforeAll(freshCustomer);

  it('is stored with a normalised postcode, and its id is returned', async () => {
    const id = await made(place);
    expect(await list()).toContainEqual({
      id,
      label: 'Filiaal',
      street: 'Kade',
      house_number: '3',
      postcode: '1234 AB',
      city: 'Proefdam',
      country: 'NL',
      is_default: false,
    });
  });

  it('becomes the default one on request, and the only default', async () => {
    const id = await made({ ...place, isDefault: true });
    const all = await list();
    expect(all.filter((one) => one.is_default).map((one) => one.id)).toEqual([id]);
  });

  it('is not stored while any field is invalid, and each fault is reported at its field', async () => {
    const before = await list();
    const { status, body } = await save({
      ...place,
      street: ' \u200b',
      houseNumber: 'x',
      postcode: '0123 AB',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid_request' } });
    expect(faults(body)).toEqual({
      'fields.street': 'required',
      'fields.houseNumber': 'invalid_house_number',
      'fields.postcode': 'invalid_postcode',
    });
    expect(await list()).toEqual(before);
    expect(Object.keys(faults((await save({})).body)).sort()).toEqual(
      ['city', 'country', 'houseNumber', 'postcode', 'street'].map((name) => `fields.${name}`),
    );
  });

  it.each([
    ['NL', '1234 AB', true],
    ['NL', '1234', false],
    ['NL', '1234 SS', false],
    ['BE', '9000', true],
    ['BE', '0900', false],
    ['BE', '1234 AB', false],
  ])('in %s with the postcode %s: %s', async (country, postcode, right) => {
    expect((await save({ ...place, country, postcode })).status).toBe(right ? 200 : 400);
  });

  it('is in a country that the shop delivers to', async () => {
    expect(faults((await save({ ...place, country: 'DE' })).body)).toEqual({
      'fields.country': 'country_not_served',
    });
    const dutch = await makeSite(test, { countries: ['NL'] });
    const buyer = await makeCustomer(test, dutch);
    const answer = await test.call(
      setAccountDetails,
      { saveAddress: true, fields: { ...place, country: 'BE', postcode: '9000' } },
      { site: dutch, sid: await makeSession(test, dutch, buyer) },
    );
    expect(faults(answer.body)).toEqual({ 'fields.country': 'country_not_served' });
  });
});

describe('a stored address', () => {
  beforeAll(freshCustomer);

  it('changes only in the sent fields, and another country requires another postcode', async () => {
    await made({ addressID: customer.addressId, city: 'Nieuwstad' });
    expect(await list()).toMatchObject([{ city: 'Nieuwstad', street: 'Dokkade', is_default: true }]);
    const answer = await save({ addressID: customer.addressId, country: 'BE' });
    expect(faults(answer.body)).toEqual({ 'fields.postcode': 'invalid_postcode' });
    await made({ addressID: customer.addressId, country: 'BE', postcode: '9000' });
    expect(await list()).toMatchObject([{ country: 'BE', postcode: '9000' }]);
  });

  it('can be removed, but the default one only after another was chosen', async () => {
    const id = await made(place);
    expect(faults((await save({ addressID: customer.addressId, remove: true })).body)).toEqual({
      'fields.addressID': 'default_needed',
    });
    expect(faults((await save({ addressID: customer.addressId, isDefault: false })).body)).toEqual({
      'fields.isDefault': 'default_needed',
    });
    await made({ addressID: id, isDefault: true });
    expect((await save({ addressID: customer.addressId, remove: true })).status).toBe(200);
    expect((await list()).map((one) => one.id)).toEqual([id]);
  });

  it('of another customer answers like an absent one, and is unchanged', async () => {
    const other = await makeCustomer(test, site);
    const absent = await save({ addressID: 2_000_000_000, city: 'Nergens' });
    expect(absent.status).toBe(404);
    for (const change of [{ city: 'Nergens' }, { remove: true }, { isDefault: true }]) {
      const answer = await save({ addressID: other.addressId, ...change });
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: absent.body });
    }
    const rows = await test.database.inSite(site.id, (tx) =>
      tx.select().from(addresses).where(eq(addresses.customerId, other.customerId)),
    );
    expect(rows).toMatchObject([{ id: other.addressId, city: 'Proefstad', isDefault: true }]);
  });

  it('is the only default when two are made the default at once', async () => {
    const ids = [await made(place), await made(place)];
    await Promise.all(ids.map((addressID) => made({ addressID, isDefault: true })));
    expect((await list()).filter((one) => one.is_default)).toHaveLength(1);
  });

  it('is unchanged in the orders that were sent to it', async () => {
    const buyer = await makeBuyer(test, site);
    const { addressId } = buyer.customer;
    await buyer.add({ id: (await makeProduct(test, site)).id, quantity: 1 });
    const { order_id } = await buyer.sent({ addressID: addressId });
    const { order } = lookInto(test, site);
    const before = (await order(order_id))?.address;
    expect(before).toMatchObject({ street: 'Dokkade', city: 'Proefstad' });
    const id = await made({ ...place, isDefault: true }, buyer.caller.sid);
    await made({ addressID: addressId, street: 'Elders', city: 'Anderstad' }, buyer.caller.sid);
    await save({ addressID: addressId, remove: true }, buyer.caller.sid);
    expect((await order(order_id))?.address).toEqual(before);
    expect(id).not.toBe(addressId);
  });
});
