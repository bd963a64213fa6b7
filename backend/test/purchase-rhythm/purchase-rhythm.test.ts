import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { orders, products, productUnits, type Site } from '../../src/db/schema/index.ts';
import { makeList } from '../order-lists/make-list.ts';
import { type Buyer, makeBuyer } from '../orders/make-buyer.ts';
import { makeOrder } from '../orders/make-order.ts';
import { makeProduct, makeSite, type TestApp, type TestProduct, testApp } from '../support/index.ts';
import { buy } from './buy.ts';

const { service } = endpoints;
const box = { name: 'doos', content: 6 };
const piece = { name: 'stuk', content: 1 };
/** Every three weeks; used up on 6 April. */
const WEEKS = ['2026-02-02', '2026-02-23', '2026-03-16'];

let test: TestApp;
let site: Site;
let buyer: Buyer;
let soap: TestProduct;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  buyer = await makeBuyer(test, site);
  soap = await makeProduct(test, site, { name: 'Zeep', units: [box, piece] });
});
afterEach(() => vi.useRealTimers());

/** Stops the clock at ten o'clock of a day. */
const onDay = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T10:00:00Z`) });
const ask = (input = {}, caller = buyer.caller) => test.data(service.purchaseRhythm, input, caller);
const dueIds = async (input = {}) => (await ask(input)).due.map(({ product }) => product.product_id);
const buySoap = (how: Partial<Parameters<typeof buy>[4]> = {}) =>
  buy(test, site, buyer.customer, soap, { on: WEEKS, ...how });
const change = (id: number, status: number) =>
  test.database.inSite(site.id, (tx) => tx.update(orders).set({ status }).where(eq(orders.id, id)));
const withdraw = (id: number) =>
  test.database.inSite(site.id, (tx) =>
    tx.update(products).set({ active: false }).where(eq(products.id, id)),
  );

describe('due products', () => {
  it('have their interval, their usual quantity and the day, before and after that day', async () => {
    await buySoap();
    onDay('2026-03-29');
    expect(await ask()).toMatchObject({
      known: 1,
      due: [],
      next: { product_name: 'Zeep', due_on: '2026-04-06', days_left: 8 },
    });
    onDay('2026-03-30');
    expect(await ask()).toEqual({
      known: 1,
      due: [
        {
          product: expect.objectContaining({ product_id: soap.id, calcprice: 10 }),
          unit_id: soap.unit.id,
          quantity: 2,
          interval_days: 21,
          last_ordered: '2026-03-16',
          due_on: '2026-04-06',
          days_left: 7,
          state: 'soon',
        },
      ],
      gone: [],
      snoozed: [],
    });
    onDay('2026-04-09');
    expect((await ask()).due).toMatchObject([{ days_left: -3, state: 'now' }]);
    onDay('2026-05-19');
    expect(await ask()).toEqual({ known: 0, due: [], gone: [], snoozed: [] });
  });

  it('are none before the third day of purchase', async () => {
    await buySoap({ on: ['2026-03-16', '2026-03-16', '2026-03-16', '2026-02-23'] });
    onDay('2026-04-06');
    expect(await ask()).toMatchObject({ known: 0, due: [] });
  });

  it('use the clock in Amsterdam: an order after midnight is of the new day', async () => {
    const row = { productId: soap.id, unitId: soap.unit.id, unitContent: 6 };
    for (const at of ['2026-02-01T23:30:00Z', '2026-02-22T23:30:00Z', '2026-03-15T23:30:00Z'])
      await makeOrder(test, site, buyer.customer, { placedAt: new Date(at), rows: [row] });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-05T22:30:00Z') });
    expect((await ask()).due).toMatchObject([
      { last_ordered: '2026-03-16', due_on: '2026-04-06', days_left: 0 },
    ]);
  });

  it('count no cancelled order, whenever it was cancelled, and count it again when the order is restored', async () => {
    const [first = 0] = await buySoap();
    const other = await makeProduct(test, site);
    await buy(test, site, buyer.customer, other, { on: WEEKS, status: 4 });
    onDay('2026-04-06');
    expect(await dueIds()).toEqual([soap.id]);
    await change(first, 2);
    await change(first, 3);
    expect(await dueIds()).toEqual([soap.id]);
    await change(first, 4);
    expect(await dueIds()).toEqual([]);
    await change(first, 3);
    expect((await ask()).due).toMatchObject([{ quantity: 2, interval_days: 21 }]);
  });

  it('add up orders of one day, and lose only the cancelled one', async () => {
    await buySoap();
    const [extra = 0] = await buySoap({ on: ['2026-03-16'], quantity: 40 });
    onDay('2026-04-06');
    expect(await dueIds()).toEqual([]);
    await change(extra, 4);
    expect((await ask()).due).toMatchObject([{ due_on: '2026-04-06', quantity: 2 }]);
  });

  it('are in the unit that is bought most, or the default one where that no longer exists', async () => {
    const [doos, stuk] = soap.units as [TestProduct['unit'], TestProduct['unit']];
    await buySoap({ on: ['2026-02-02', '2026-02-23'], quantity: 12, unit: stuk });
    await buySoap({ on: ['2026-03-16'], unit: doos });
    onDay('2026-04-06');
    expect((await ask()).due).toMatchObject([{ unit_id: stuk.id, quantity: 12 }]);
    await test.database.inSite(site.id, (tx) => tx.delete(productUnits).where(eq(productUnits.id, stuk.id)));
    expect((await ask()).due).toMatchObject([{ unit_id: doos.id, quantity: 2 }]);
  });

  it('are sorted by day, the soonest first', async () => {
    const later = await makeProduct(test, site);
    await buy(test, site, buyer.customer, later, { on: ['2026-02-04', '2026-02-25', '2026-03-18'] });
    await buySoap();
    onDay('2026-04-06');
    expect(await dueIds()).toEqual([soap.id, later.id]);
  });

  it('are not suggested when discontinued, but named with the house brand’s alternative', async () => {
    const kind = { group: soap.group, family: 'zeep' };
    const old = await makeProduct(test, site, { ...kind, name: 'Oude zeep', brand: 'Aardwol' });
    const house = await makeProduct(test, site, { ...kind, name: 'Huiszeep', houseBrand: true });
    await buy(test, site, buyer.customer, old, { on: WEEKS });
    await buySoap();
    await withdraw(old.id);
    await withdraw(soap.id);
    onDay('2026-04-06');
    const answer = await ask();
    expect(answer).toMatchObject({ due: [], known: 2 });
    expect(answer.gone.map((one) => [one.product_name, one.replacement?.product_id])).toEqual([
      ['Zeep', undefined],
      ['Oude zeep', house.id],
    ]);
    onDay('2026-03-20');
    expect(await ask()).toMatchObject({ gone: [], known: 2 });
  });
});

describe('their customer', () => {
  it('is one with all its users, and never another one', async () => {
    await buySoap();
    const stranger = await makeBuyer(test, site);
    onDay('2026-04-06');
    expect(await ask({}, stranger.caller)).toEqual({ known: 0, due: [], gone: [], snoozed: [] });
  });

  it('can filter by an order list; another customer’s list is like an absent one', async () => {
    const other = await makeProduct(test, site);
    await buy(test, site, buyer.customer, other, { on: WEEKS });
    await buySoap();
    const listID = await makeList(test, site, buyer.customer, { products: [other] });
    const stranger = await makeBuyer(test, site);
    const theirs = await makeList(test, site, stranger.customer, { products: [soap] });
    onDay('2026-04-06');
    expect(await dueIds({ listID })).toEqual([other.id]);
    const answers = [theirs, 2_000_000].map((id) =>
      test.call(service.purchaseRhythm, { listID: id }, buyer.caller),
    );
    const [one, absent] = await Promise.all(answers);
    expect(one).toMatchObject({ status: 404 });
    expect(one?.body).toEqual(absent?.body);
  });
});

describe('muted products', () => {
  const snooze = (snoozing: 'week' | 'always' | 'off', productID = soap.id) =>
    test.call(service.snooze, { productID, snooze: snoozing }, buyer.caller);

  it('are muted for a week, for good, or no longer, for all users of the customer', async () => {
    await buySoap();
    onDay('2026-04-06');
    await snooze('week');
    expect(await ask()).toMatchObject({
      known: 1,
      due: [],
      snoozed: [{ product_id: soap.id, product_name: 'Zeep', until: '2026-04-13' }],
    });
    onDay('2026-04-12');
    expect(await dueIds()).toEqual([]);
    onDay('2026-04-13');
    expect(await ask()).toMatchObject({ due: [{ days_left: -7 }], snoozed: [] });
    await snooze('always');
    expect(await ask()).toMatchObject({ due: [], snoozed: [{ until: null }] });
    await snooze('off');
    expect(await dueIds()).toEqual([soap.id]);
  });

  it('leave other products alone, and ignore products of another shop', async () => {
    const stranger = await makeBuyer(test, site);
    await buy(test, site, stranger.customer, soap, { on: WEEKS });
    const elsewhere = await makeProduct(test, await makeSite(test));
    onDay('2026-04-06');
    await snooze('always');
    expect((await ask({}, stranger.caller)).due).toHaveLength(1);
    const [foreign, absent] = [await snooze('always', elsewhere.id), await snooze('always', 2_000_000)];
    expect(foreign).toMatchObject({ status: 404 });
    expect(foreign.body).toEqual(absent.body);
    const spare = { productID: soap.id, snooze: 'always', customerId: 1 };
    expect(await test.call(service.snooze, spare, buyer.caller)).toMatchObject({ status: 400 });
  });
});
