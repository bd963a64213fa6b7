import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, carts, deliveryRules, type Site } from '../../src/db/schema/index.ts';
import { type Buyer, errorOf, lookInto, makeBuyer, refused } from '../orders/make-buyer.ts';
import { makeProduct, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

const { cart } = endpoints;
const pickupWindows = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [String(day), ['08:00-17:30']]));
const dutch = (day = '') => day.split('-').reverse().join('-');
const sunday = '03-01-2100';

let test: TestApp;
let site: Site;
let buyer: Buyer;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  buyer = await makeBuyer(test, site);
  await test.database.inSite(site.id, (tx) =>
    tx.insert(deliveryRules).values({ siteId: site.id, timeWindows: ['08:00-12:00'], pickupWindows }),
  );
  const { id } = await makeProduct(test, site, { deliveryDays: 3 });
  await buyer.add({ id, quantity: 1 });
});

async function checkout(addressID?: number) {
  const [current] = await test.data(cart.checkout, { addressID }, buyer.caller);
  if (!current?.delivery_choices) throw new Error('A checkout has choices.');
  return { ...current, ...current.delivery_choices };
}
const setDate = (oldDate: string, newDate: string, addressID?: number) =>
  test.call(cart.setDeliveryDate, { oldDate, newDate, addressID }, buyer.caller);
const setTime = (time: string) => test.call(cart.setDeliveryTime, { time }, buyer.caller);
const setPickup = (pickup: boolean, date = '') => test.call(cart.setPickup, { pickup, date }, buyer.caller);

describe('the checkout', () => {
  it('lists the next thirty days for delivery and pick-up, by the slowest line', async () => {
    const { delivery, pickup, cut_off, lead_days } = await checkout();
    expect([delivery.length, pickup.length, cut_off, lead_days]).toEqual([30, 30, '16:00', 3]);
    expect(delivery[0]?.time_windows).toEqual(['08:00-12:00']);
    expect(pickup[0]).toEqual({ date: delivery[0]?.date, time_windows: ['08:00-17:30'] });
  });

  it('has no pick-up where the branch has no counter, and refuses another customer’s address', async () => {
    site = await makeSite(test);
    buyer = await makeBuyer(test, site);
    expect((await checkout()).pickup).toEqual([]);
    expect(errorOf(await setPickup(true))).toEqual(refused('pickup_unavailable', { pickup: 'unavailable' }));
    const { customer } = await makeBuyer(test, site);
    const answer = await test.call(cart.checkout, { addressID: customer.addressId }, buyer.caller);
    expect(answer.status).toBe(404);
    expect(errorOf(answer)).toEqual(refused('address_unknown', { addressID: 'unknown' }));
  });

  it('computes shipping and days for the requested address', async () => {
    const values = {
      siteId: site.id,
      customerId: buyer.customer.customerId,
      label: 'Gent',
      street: 'Kaai',
      houseNumber: '1',
      postcode: '9000',
      city: 'Proefgem',
      country: 'BE' as const,
    };
    const [place] = await test.database.inSite(site.id, (tx) =>
      tx.insert(addresses).values(values).returning(),
    );
    const [here, there] = [await checkout(), await checkout(place?.id)];
    expect([here.totals?.shipping, there.totals?.shipping]).toEqual([6.95, 9.95]);
    expect(here.checkout_version).not.toBe(there.checkout_version);
    expect((await setDate('', dutch(there.delivery[0]?.date), place?.id)).status).toBe(200);
  });
});

describe('a delivery date', () => {
  it('is one of the possible days, and can be removed', async () => {
    const day = (await checkout()).delivery[4]?.date ?? '';
    expect((await setDate('', dutch(day))).body).toMatchObject({ data: { delivery_date: day } });
    expect((await setDate(dutch(day), '')).body).toMatchObject({ data: { delivery_date: null } });
  });

  it('is refused on a day that is too soon, on a Sunday and on one that no calendar has', async () => {
    const soonest = dutch((await checkout()).delivery[0]?.date);
    for (const day of ['01-01-2020', sunday]) {
      const answer = await setDate('', day);
      expect(answer.status).toBe(422);
      expect(errorOf(answer)).toEqual(
        refused('delivery_date_unavailable', { newDate: 'unavailable', soonest }),
      );
    }
    expect(errorOf(await setDate('', '31-02-2027'))).toEqual(
      refused('invalid_request', { newDate: 'invalid_date' }),
    );
  });

  it('conflicts when another tab has chosen meanwhile', async () => {
    const { delivery } = await checkout();
    await setDate('', dutch(delivery[0]?.date));
    const answer = await setDate('', dutch(delivery[1]?.date));
    expect(answer.status).toBe(409);
    expect(errorOf(answer)).toEqual(refused('conflict', { oldDate: 'changed' }));
    expect((await buyer.cart()).delivery_date).toBe(delivery[0]?.date);
  });
});

describe('a time window', () => {
  it('is one that the site has', async () => {
    expect((await setTime('08:00-12:00')).body).toMatchObject({ data: { delivery_time: '08:00-12:00' } });
    const answer = await setTime('03:00-04:00');
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toEqual(refused('delivery_time_unavailable', { time: 'unavailable' }));
    expect((await setTime('')).body).toMatchObject({ data: { delivery_time: '' } });
  });

  it('is dropped when the order is picked up instead', async () => {
    await setTime('08:00-12:00');
    expect((await setPickup(true)).body).toMatchObject({ data: { pickup: true, delivery_time: '' } });
    expect((await setTime('08:00-12:00')).status).toBe(422);
    expect((await setTime('08:00-17:30')).status).toBe(200);
  });
});

describe('pickup', () => {
  it('costs no shipping, and is stored with the order', async () => {
    const day = (await checkout()).pickup[2]?.date ?? '';
    expect((await setPickup(true, dutch(day))).body).toMatchObject({
      data: { pickup: true, delivery_date: day, totals: { shipping: 0 } },
    });
    await setTime('08:00-17:30');
    const { order_id } = await buyer.sent();
    expect(await lookInto(test, site).order(order_id)).toMatchObject({
      pickup: true,
      deliveryDate: day,
      deliveryTime: '08:00-17:30',
      shippingCents: 0,
    });
    expect(await buyer.cart()).toMatchObject({ pickup: false, delivery_date: null, delivery_time: '' });
  });

  it('is refused on a day on which the branch is closed', async () => {
    expect(errorOf(await setPickup(true, sunday))).toMatchObject({ code: 'delivery_date_unavailable' });
    expect((await buyer.cart()).pickup).toBe(false);
  });
});

it('refuses to send an order for a day that has become impossible', async () => {
  await test.database.inSite(site.id, (tx) => tx.update(carts).set({ deliveryDate: '2020-01-02' }));
  const answer = await buyer.send();
  expect(answer.status).toBe(422);
  expect(errorOf(answer)).toMatchObject({
    code: 'delivery_date_unavailable',
    fields: { deliveryDate: 'unavailable' },
  });
});

it('is for visitors too', async () => {
  const visitor = { site, sid: await makeSession(test, site) };
  const day = (await checkout()).delivery[0]?.date ?? '';
  const shown = await test.data(cart.setDeliveryDate, { oldDate: '', newDate: dutch(day) }, visitor);
  expect(shown.delivery_date).toBe(day);
});
