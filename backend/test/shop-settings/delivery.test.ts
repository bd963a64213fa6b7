import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { weekdayOf } from '../../src/modules/delivery/days.ts';
import { deliveryDays } from '../../src/modules/delivery/possible-days.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import {
  type Answer,
  type Caller,
  makeAdmin,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { cart, editing, settings, shopSettings } = endpoints;

let test: TestApp;
let site: Site;
let manager: Caller;

const refusalOf = ({ status, body }: Answer) => {
  const { error } = body as { error?: { code: string; fields?: Record<string, string> } };
  return [status, error?.code, error?.fields];
};
const none: string[][] = [[], [], [], [], [], [], []];
const usual = {
  ...{ cutOff: '16:00', weekdays: [1, 2, 3, 4, 5], timeWindows: ['08:00-12:00', '12:00-17:00'] },
  ...{ pickupWindows: none, closedDays: [] as string[] },
};
const set = (seen: object, rules: object) =>
  test.call(shopSettings.setDelivery, { seen, rules } as never, manager);

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});

it('a closed day and another weekday move the day on the product page, in the cart and of the order alike', async () => {
  const product = await makeProduct(test, site, { stock: 100, deliveryDays: 1 });
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: product.id, quantity: 1 });
  const promised = async () => {
    const { days } = await test.data(settings.delivery, {}, { site });
    return days.find(({ country }) => country === 'NL')?.dates[0] ?? '';
  };
  const inCart = async () => (await test.data(cart.get, {}, buyer.caller)).expected_date;
  const first = await promised();
  expect(await inCart()).toBe(first);
  const counted = (await test.data(editing.feed, {}, { site })).delivery;

  const closed = { ...usual, closedDays: [first] };
  const shown = await test.data(shopSettings.setDelivery, { seen: usual, rules: closed } as never, manager);
  expect(shown).toMatchObject({ closed_days: [first] });
  const second = await promised();
  expect(second > first).toBe(true);
  expect([await inCart(), shown.next_days[0]]).toEqual([second, second]);
  expect((await test.data(editing.feed, {}, { site })).delivery).not.toBe(counted);

  const weekday = (weekdayOf(second) % 5) + 1;
  expect((await set(closed, { ...closed, weekdays: [weekday] })).status).toBe(200);
  const third = await promised();
  expect(weekdayOf(third)).toBe(weekday);
  expect(await inCart()).toBe(third);
  const { order_id: orderId } = await buyer.sent({ paymentOptions: { source: 'ECBASE' } });
  const order = await test.data(endpoints.orderDesk.get, { orderID: orderId }, manager);
  expect(order.expected_date).toBe(third);
  // What was ordered keeps its day.
  await set({ ...closed, weekdays: [weekday] }, usual);
  expect((await test.data(endpoints.orderDesk.get, { orderID: orderId }, manager)).expected_date).toBe(third);
});

it('orders until the cut-off count as today’s', async () => {
  const early = await set(usual, { ...usual, cutOff: '00:01' });
  expect(early.status).toBe(200);
  expect(await test.data(settings.delivery, {}, { site })).not.toHaveProperty('order_before');
  const late = await set({ ...usual, cutOff: '00:01' }, { ...usual, cutOff: '23:59' });
  expect(late.status).toBe(200);
});

it.each([
  ['cutOff', { cutOff: '24:00' }],
  ['weekdays', { weekdays: [] }],
  ['weekdays.0', { weekdays: [8] }],
  ['timeWindows', { timeWindows: [] }],
  ['timeWindows.0', { timeWindows: ['12:00-08:00'] }],
  ['closedDays.0', { closedDays: ['2026-02-30'] }],
])('refuses wrong rules: %s', async (field, wrong) => {
  const [status, code, fields] = refusalOf(await set(usual, { ...usual, ...wrong }));
  expect([status, code]).toEqual([400, 'invalid_request']);
  expect(Object.keys(fields as object)[0]).toContain(`rules.${field.split('.')[0]}`);
});

it('keeps what a colleague changed meanwhile, and logs what was changed', async () => {
  await set(usual, { ...usual, cutOff: '14:00' });
  expect(refusalOf(await set(usual, { ...usual, cutOff: '15:00' }))).toEqual([
    409,
    'conflict',
    { rules: 'changed' },
  ]);
  const [entry] = await test.data(editing.actions, { kind: 'setting' }, manager);
  expect(entry).toMatchObject({
    action: 'set_delivery_rules',
    details: { before: { cutOff: '16:00' }, after: { cutOff: '14:00' } },
  });
});

it('an order of Friday comes on Saturday where the site delivers then, else on the next day of the site', () => {
  const friday = '2026-11-27';
  const at = (weekdays: number[]) =>
    deliveryDays(
      { now: { day: friday, time: '10:00' }, cutOff: '16:00', leadDays: 1, closedDays: [], weekdays },
      'NL',
      1,
    );
  expect(at([1, 2, 3, 4, 5])).toEqual(['2026-11-30']);
  expect(at([1, 2, 3, 4, 5, 6])).toEqual(['2026-11-28']);
  expect(at([2, 4])).toEqual(['2026-12-01']);
});
