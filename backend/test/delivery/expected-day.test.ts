import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliveryRules, type Site } from '../../src/db/schema/index.ts';
import { deliveryPromise, expectedDay, promiseCount } from '../../src/modules/delivery/expected-day.ts';
import { type Buyer, errorOf, makeBuyer } from '../orders/make-buyer.ts';
import { makeProduct, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

const { cart, service, settings, editing } = endpoints;
const pickupWindows = Object.fromEntries([1, 2, 3, 4, 5, 6].map((day) => [String(day), ['08:00-17:30']]));

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
  await setRules({ pickupWindows });
});

async function setRules(rules: Partial<typeof deliveryRules.$inferInsert>) {
  await test.database.inSite(site.id, (tx) =>
    tx
      .insert(deliveryRules)
      .values({ siteId: site.id, ...rules })
      .onConflictDoUpdate({ target: deliveryRules.siteId, set: rules }),
  );
}

/** An instant in Amsterdam's winter time. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+01:00`);
async function promisedAt(moment: Date) {
  const promise = await test.database.inSite(site.id, (tx) => deliveryPromise(tx, ['NL', 'BE'], moment));
  return {
    ...promise,
    days: Object.fromEntries(promise.days.map(({ country, dates }) => [country, dates])),
  };
}

describe('what a product’s page promises', () => {
  it.each([
    ['on a Wednesday before the cut-off', at('2026-11-25', '15:59'), '16:00', '2026-11-26'],
    ['on a Wednesday at the cut-off', at('2026-11-25', '16:00'), undefined, '2026-11-27'],
    ['on a Friday morning', at('2026-11-27', '09:00'), '16:00', '2026-11-30'],
    ['on a Saturday', at('2026-11-28', '09:00'), undefined, '2026-12-01'],
    ['on a Sunday evening', at('2026-11-29', '20:00'), undefined, '2026-12-01'],
    ['on Christmas Day', at('2026-12-25', '10:00'), undefined, '2026-12-29'],
    ['just after midnight', at('2026-11-26', '00:00'), '16:00', '2026-11-27'],
  ])('is right %s', async (_case, moment, orderBefore, first) => {
    const { days, ...promise } = await promisedAt(moment);
    expect([promise.orderBefore, days.NL?.[0]]).toEqual([orderBefore, first]);
  });

  it('counts the working days that a product takes, per country', async () => {
    const { days } = await promisedAt(at('2026-11-09', '09:00'));
    expect(days.NL?.slice(0, 3)).toEqual(['2026-11-10', '2026-11-11', '2026-11-12']);
    // Belgium keeps Armistice Day.
    expect(days.BE?.slice(0, 3)).toEqual(['2026-11-10', '2026-11-12', '2026-11-12']);
  });

  it('follows the site’s own cut-off and closed days', async () => {
    await setRules({ cutOff: '11:00', closedDays: ['2026-11-26'] });
    const early = await promisedAt(at('2026-11-25', '10:59'));
    const late = await promisedAt(at('2026-11-25', '11:00'));
    expect([early.orderBefore, early.days.NL?.[0]]).toEqual(['11:00', '2026-11-27']);
    expect([late.orderBefore, late.days.NL?.[0]]).toEqual([undefined, '2026-11-30']);
  });

  it('is counted as changed at midnight and at the cut-off of a working day, and never between', async () => {
    const countAt = (day: string, time: string) =>
      test.database.inSite(site.id, (tx) => promiseCount(tx, at(day, time)));
    const counts = [
      await countAt('2026-11-27', '00:00'),
      await countAt('2026-11-27', '15:59'),
      await countAt('2026-11-27', '16:00'),
      await countAt('2026-11-27', '23:59'),
      await countAt('2026-11-28', '00:00'),
      await countAt('2026-11-28', '23:59'),
      await countAt('2026-11-30', '00:00'),
    ];
    const [morning, beforeCutOff, cutOff, night, saturday, saturdayNight, monday] = counts;
    expect(beforeCutOff).toBe(morning);
    expect(night).toBe(cutOff);
    expect(saturdayNight).toBe(saturday);
    expect(new Set([morning, cutOff, saturday, monday]).size).toBe(4);
  });

  it('is answered to anybody, for the countries of the site, with a count among the changes', async () => {
    const promise = await test.data(settings.delivery, {}, { site });
    expect(promise.days.map(({ country }) => country)).toEqual(site.countries);
    expect(promise.days.every(({ dates }) => dates.every((day) => day > promise.today))).toBe(true);
    expect((await test.data(editing.feed, {}, { site })).delivery).toBeGreaterThan(0);
  });
});

describe('the expected day of a cart', () => {
  const now = at('2026-11-25', '10:00');
  const line = (deliveryDays: number) => ({ product: { deliveryDays }, options: [] });
  const expected = (wish: { pickup: boolean; deliveryDate: string | null }, ...days: number[]) =>
    test.database.inSite(site.id, (tx) =>
      expectedDay(tx, { lines: days.map(line), country: 'NL', wish }, now),
    );

  it('is the first possible one, of the slowest line', async () => {
    expect(await expected({ pickup: false, deliveryDate: null }, 1)).toBe('2026-11-26');
    expect(await expected({ pickup: false, deliveryDate: null }, 1, 3)).toBe('2026-11-30');
    // The counter is open on Saturdays.
    expect(await expected({ pickup: true, deliveryDate: null }, 1, 2)).toBe('2026-11-27');
    expect(await expected({ pickup: true, deliveryDate: null }, 3)).toBe('2026-11-30');
  });

  it('is the chosen one, and none without lines', async () => {
    expect(await expected({ pickup: false, deliveryDate: '2026-12-24' }, 1)).toBe('2026-12-24');
    expect(await expected({ pickup: false, deliveryDate: null })).toBeNull();
  });

  it('is the same in the cart and at the checkout, for visitors too', async () => {
    const { id } = await makeProduct(test, site, { deliveryDays: 3 });
    expect((await buyer.cart()).expected_date).toBeNull();
    await buyer.add({ id, quantity: 1 });
    const [checkout] = await test.data(cart.checkout, {}, buyer.caller);
    const soonest = checkout?.delivery_choices?.delivery[0]?.date;
    expect(soonest).toBeDefined();
    expect([checkout?.expected_date, (await buyer.cart()).expected_date]).toEqual([soonest, soonest]);
    const visitor = { site, sid: await makeSession(test, site) };
    const changed = await test.data(cart.update, { id, quantity: 1 }, visitor);
    expect(changed.cart.expected_date).toBe(soonest);
  });
});

describe('an order', () => {
  const ordered = async (orderNumber: string) =>
    (await test.data(service.orderHistory, { orderNumber }, buyer.caller)).orders[0];

  beforeEach(async () => {
    const { id } = await makeProduct(test, site, { deliveryDays: 2 });
    await buyer.add({ id, quantity: 1 });
  });

  it('keeps the day that was shown, also as soon as possible and when the rules change later', async () => {
    const { expected_date } = await buyer.cart();
    const { order_number } = await buyer.sent();
    await setRules({ closedDays: [expected_date ?? ''] });
    expect(await ordered(order_number)).toMatchObject({ delivery_date: null, expected_date });
  });

  it('keeps a chosen day as the expected one', async () => {
    const [checkout] = await test.data(cart.checkout, {}, buyer.caller);
    const day = checkout?.delivery_choices?.delivery[4]?.date ?? '';
    const newDate = day.split('-').reverse().join('-');
    await test.data(cart.setDeliveryDate, { oldDate: '', newDate }, buyer.caller);
    const { order_number } = await buyer.sent();
    expect(await ordered(order_number)).toMatchObject({ delivery_date: day, expected_date: day });
  });

  it('is refused when the day became another after the customer saw it', async () => {
    const [checkout] = await test.data(cart.checkout, {}, buyer.caller);
    const version = checkout?.checkout_version;
    await setRules({ closedDays: [checkout?.expected_date ?? ''] });
    expect(errorOf(await buyer.send({ version }))).toMatchObject({
      code: 'cart_changed',
      fields: { version: 'changed' },
    });
  });
});
