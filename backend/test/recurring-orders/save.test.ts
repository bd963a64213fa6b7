import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RecurringOrder, recurringOrders, type Site } from '../../src/db/schema/index.ts';
import { addDays } from '../../src/modules/delivery/days.ts';
import { makeList } from '../order-lists/make-list.ts';
import { errorOf, refused } from '../orders/make-buyer.ts';
import { makeOrder } from '../orders/make-order.ts';
import {
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { dutch, makeRegular, plainMonday, today } from './make-recurring.ts';

const { cart, recurringOrders: recurring } = endpoints;
type Regular = Awaited<ReturnType<typeof makeRegular>>;

let test: TestApp;
let site: Site;
let rolls: TestProduct;
let regular: Regular;
let stranger: Regular;
const monday = plainMonday();
const weeks = [0, 7, 14, 21].map((days) => addDays(monday, days));

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const elsewhere = await makeSite(test);
  rolls = await makeProduct(test, site, { stock: 1_000 });
  regular = await makeRegular(test, site);
  stranger = await makeRegular(test, site);
  await makeRegular(test, elsewhere);
});
afterAll(() => test.close());
// Orders left by one test would run in the next.
afterEach(() => test.database.inSite(site.id, (tx) => tx.delete(recurringOrders)));

const save = (given: object, { wish, caller } = regular) =>
  test.call(recurring.save, { ...wish([rolls]), ...given }, caller);

describe('creating one', () => {
  it('returns when it runs, and is read as it was created', async () => {
    const made = await regular.make([rolls], {
      name: '  Weekorder magazijn ',
      endDate: dutch(addDays(monday, 14)),
      mode: 'prepared',
      paymentSource: 'IDEAL',
      ref: 'PO-1',
      comment: 'Bellen',
    });
    expect(made).toMatchObject({
      name: 'Weekorder magazijn',
      start_date: monday,
      end_date: addDays(monday, 14),
      next_date: monday,
      mode: 'prepared',
      payment_source: 'IDEAL',
      active: true,
      paused_until: null,
      address_id: regular.customer.addressId,
      line_count: 1,
    });
    const whole = await regular.get(made.recurring_id);
    expect(whole.upcoming).toEqual(weeks.slice(0, 3));
    expect(whole.lines).toMatchObject([{ unit_id: rolls.unit.id, quantity: 2, available: true }]);
    expect(whole.lines[0]?.product.units[0]?.calcprice).toBe(10);
    expect(whole.runs).toEqual([]);
  });

  it.each<[string, object, string, Record<string, string>]>([
    ['0 days', { every: 0 }, 'invalid_request', { every: 'too_small' }],
    ['366 days', { every: 366 }, 'invalid_request', { every: 'too_big' }],
    ['no name', { name: ' ' }, 'invalid_request', { name: 'required' }],
    ['no lines', { lines: [] }, 'invalid_request', { lines: 'too_small' }],
    [
      'a start in the past',
      { startDate: dutch(addDays(today(), -1)) },
      'invalid_request',
      { startDate: 'in_past' },
    ],
    [
      'a start in ten years',
      { startDate: dutch(addDays(today(), 3_700)) },
      'invalid_request',
      { startDate: 'too_far' },
    ],
    ['31 February', { startDate: '31-02-2030' }, 'invalid_request', { startDate: 'invalid_date' }],
    [
      'an end before the start',
      { endDate: dutch(addDays(monday, -1)) },
      'invalid_request',
      { endDate: 'before_start' },
    ],
    [
      'a weekend alone',
      { startDate: dutch(addDays(monday, 5)), endDate: dutch(addDays(monday, 6)) },
      'invalid_request',
      { endDate: 'no_working_day' },
    ],
    [
      'placing what is paid in a browser',
      { paymentSource: 'IDEAL' },
      'payment_not_allowed',
      { paymentSource: 'online' },
    ],
    [
      'a unit of something else',
      { lines: [{ productID: 1, unitID: 999_999, quantity: 1 }] },
      'unit_unknown',
      { 'lines.0': 'unit' },
    ],
  ])('refuses %s by name', async (_what, given, code, fields) => {
    const answer = await save(given);
    expect(errorOf(answer)).toEqual(refused(code, fields));
  });

  it('refuses another customer’s address, list, order and recurring order like absent ones', async () => {
    const address = await save({ addressID: stranger.customer.addressId });
    expect(address).toMatchObject({ status: 404 });
    expect(errorOf(address)).toEqual(errorOf(await save({ addressID: 999_999 })));
    const theirs = await stranger.make([rolls]);
    const list = await makeList(test, site, stranger.customer, { products: [rolls] });
    const order = await makeOrder(test, site, stranger.customer);
    const { caller } = regular;
    for (const [endpoint, input] of [
      [recurring.get, { recurringID: theirs.recurring_id }],
      [recurring.save, { ...regular.wish([rolls]), recurringID: theirs.recurring_id }],
      [recurring.setActive, { recurringID: theirs.recurring_id, active: false }],
      [recurring.pause, { recurringID: theirs.recurring_id, until: '' }],
      [recurring.skip, { recurringID: theirs.recurring_id, date: monday }],
      [recurring.remove, { recurringID: theirs.recurring_id }],
      [recurring.restore, { recurringID: theirs.recurring_id }],
      [recurring.lines, { listID: list }],
      [recurring.lines, { orderNumber: order.number }],
    ] as const)
      expect([endpoint.path, (await test.call(endpoint, input, caller)).status]).toEqual([
        endpoint.path,
        404,
      ]);
    expect((await stranger.get(theirs.recurring_id)).active).toBe(true);
    expect((await test.data(recurring.all, {}, caller)).map((one) => one.recurring_id)).not.toContain(
      theirs.recurring_id,
    );
  });

  it('names an invalid quantity, and accepts no prices', async () => {
    const boxed = await makeProduct(test, site, { step: 6 });
    const line = { productID: boxed.id, unitID: boxed.unit.id, quantity: 7 };
    expect(errorOf(await save({ lines: [line] }))).toEqual(
      refused('quantity_step', { below: '6', above: '12' }),
    );
    expect((await save({ lines: [{ ...line, quantity: 6, price: 0.01 }] })).status).toBe(400);
    expect((await save({ customerID: stranger.customer.customerId })).status).toBe(400);
  });

  it('stops at fifty', async () => {
    const busy = await makeRegular(test, site);
    await busy.make([rolls]);
    await test.database.inSite(site.id, async (tx) => {
      const [{ id: _, ...made } = { id: 0 }] = await tx
        .select()
        .from(recurringOrders)
        .where(eq(recurringOrders.customerId, busy.customer.customerId));
      await tx.insert(recurringOrders).values(Array.from({ length: 49 }, () => made as RecurringOrder));
    });
    expect(errorOf(await save({}, busy))).toMatchObject({ code: 'too_many_recurring_orders' });
    const [first] = await test.data(recurring.all, {}, busy.caller);
    const gone = { recurringID: first?.recurring_id ?? 0 };
    await test.data(recurring.remove, gone, busy.caller);
    await busy.make([rolls]);
    expect(errorOf(await test.call(recurring.restore, gone, busy.caller))).toMatchObject({
      code: 'too_many_recurring_orders',
    });
  });

  it('is refused in a simulated session', async () => {
    const { userId } = regular.customer;
    const sid = await makeSession(test, site, { userId, simulated: true });
    const answer = await test.call(recurring.save, regular.wish([rolls]), { site, sid });
    expect(errorOf(answer)).toMatchObject({ code: 'simulated_session' });
    expect((await test.call(recurring.all, {}, { site, sid })).status).toBe(200);
  });
});

describe('the initial lines', () => {
  it('are those of a list without its zeros, an order, or the cart with its options', async () => {
    const one = await makeRegular(test, site);
    const two = await makeProduct(test, site);
    const list = await makeList(test, site, one.customer, {
      name: 'Kantine',
      products: [rolls, two],
      item: { quantity: 3 },
    });
    const fromList = await test.data(recurring.lines, { listID: list }, one.caller);
    expect(fromList.name).toBe('Kantine');
    expect(fromList.lines.map((line) => [line.product.product_id, line.quantity]).sort()).toEqual(
      [
        [rolls.id, 3],
        [two.id, 3],
      ].sort(),
    );
    const row = { productId: rolls.id, unitId: rolls.unit.id, quantity: 5 };
    const { number } = await makeOrder(test, site, one.customer, { rows: [row, row, { productId: null }] });
    const fromOrder = await test.data(recurring.lines, { orderNumber: number }, one.caller);
    expect(fromOrder.lines).toMatchObject([{ quantity: 10, unit_id: rolls.unit.id }]);
    expect((await test.data(recurring.lines, { cart: true }, one.caller)).lines).toEqual([]);
    await test.data(cart.update, { id: two.id, quantity: 4 }, one.caller);
    const fromCart = await test.data(recurring.lines, { cart: true }, one.caller);
    expect(fromCart.lines).toMatchObject([{ quantity: 4, unit_id: two.unit.id }]);
  });
});
