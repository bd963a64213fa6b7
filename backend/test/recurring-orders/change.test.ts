import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { products, recurringOrders, type Site } from '../../src/db/schema/index.ts';
import { addDays } from '../../src/modules/delivery/days.ts';
import { errorOf, refused } from '../orders/make-buyer.ts';
import { makeProduct, makeSite, type TestApp, type TestProduct, testApp } from '../support/index.ts';
import { dutch, makeRegular, morningOf, plainMonday, roundAt, stored, today } from './make-recurring.ts';

const { recurringOrders: recurring } = endpoints;
type Regular = Awaited<ReturnType<typeof makeRegular>>;

let test: TestApp;
let site: Site;
let rolls: TestProduct;
let regular: Regular;
const monday = plainMonday();
const weeks = [0, 7, 14, 21].map((days) => addDays(monday, days));

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  rolls = await makeProduct(test, site, { stock: 1_000 });
  regular = await makeRegular(test, site);
});
afterAll(() => test.close());
// Orders left by one test would run in the next.
afterEach(() => test.database.inSite(site.id, (tx) => tx.delete(recurringOrders)));

describe('changing one', () => {
  const made = () => regular.make([rolls]);
  const next = async (recurringID: number) => (await regular.get(recurringID)).next_date;

  it('sets other lines and another rhythm', async () => {
    const soap = await makeProduct(test, site);
    const { recurring_id: recurringID } = await made();
    const change = {
      ...regular.wish([soap], { every: 2, name: 'Om de week' }),
      recurringID,
    };
    expect(await test.data(recurring.save, change, regular.caller)).toMatchObject({
      every: 2,
      line_count: 1,
    });
    const whole = await regular.get(recurringID);
    expect(whole.upcoming.slice(0, 2)).toEqual([weeks[0], weeks[2]]);
    expect(whole.lines).toMatchObject([{ product: { product_id: soap.id } }]);
  });

  it('keeps discontinued products, and a start in the past', async () => {
    const dying = await makeProduct(test, site);
    const { recurring_id: recurringID } = await regular.make([rolls, dying]);
    await test.database.inSite(site.id, (tx) =>
      tx.update(products).set({ active: false }).where(eq(products.id, dying.id)),
    );
    await stored(test, site).set(recurringID, { startsOn: '2025-01-06' });
    const change = { ...regular.wish([rolls, dying], { startDate: '06-01-2025' }), recurringID };
    expect((await test.call(recurring.save, change, regular.caller)).status).toBe(200);
    expect((await regular.get(recurringID)).lines.map((line) => line.available)).toEqual([true, false]);
  });

  it('skips the next run, once, for any number of clicks', async () => {
    const { recurring_id: recurringID } = await made();
    const skip = () => test.call(recurring.skip, { recurringID, date: monday }, regular.caller);
    expect((await Promise.all([skip(), skip()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await next(recurringID)).toBe(weeks[1]);
    expect((await regular.get(recurringID)).runs).toMatchObject([{ due_on: monday, state: 'skipped' }]);
    await roundAt(test, morningOf(monday));
    expect((await stored(test, site).runs(recurringID)).map(({ state }) => state)).toEqual(['skipped']);
  });

  it('pauses until a day, and runs from that day on', async () => {
    const { recurring_id: recurringID } = await made();
    const pause = (until: string) => test.call(recurring.pause, { recurringID, until }, regular.caller);
    expect((await pause(dutch(weeks[2] ?? ''))).status).toBe(200);
    expect(await regular.get(recurringID)).toMatchObject({ next_date: weeks[2], paused_until: weeks[2] });
    await roundAt(test, morningOf(weeks[1] ?? ''));
    expect(await stored(test, site).runs(recurringID)).toEqual([]);
    await pause('');
    expect(await next(recurringID)).toBe(weeks[0]);
    for (const [until, fault] of [
      [dutch(today()), 'in_past'],
      ['30-02-2027', 'invalid_date'],
      [dutch(addDays(today(), 1_000)), 'too_far'],
    ] as const)
      expect(errorOf(await pause(until))).toEqual(refused('invalid_request', { until: fault }));
  });

  it('is off until it is switched on again, and catches nothing up', async () => {
    const { recurring_id: recurringID } = await made();
    const set = (active: boolean) => test.data(recurring.setActive, { recurringID, active }, regular.caller);
    expect(await set(false)).toMatchObject({ active: false, next_date: null });
    await roundAt(test, morningOf(monday));
    expect(await stored(test, site).runs(recurringID)).toEqual([]);
    // Weeks later.
    await stored(test, site).set(recurringID, { startsOn: addDays(monday, -70) });
    expect(addDays((await set(true)).next_date ?? '1970-01-01', 1) > today()).toBe(true);
  });

  it('is gone when it is removed, and is restored with all its data', async () => {
    const { recurring_id: recurringID } = await made();
    const { caller } = regular;
    await test.data(recurring.skip, { recurringID, date: monday }, caller);
    const before = await regular.get(recurringID);
    await test.data(recurring.remove, { recurringID }, caller);
    expect((await test.call(recurring.get, { recurringID }, caller)).status).toBe(404);
    await roundAt(test, morningOf(weeks[1] ?? ''));
    expect(await stored(test, site).runs(recurringID)).toHaveLength(1);
    await test.data(recurring.restore, { recurringID }, caller);
    expect(await regular.get(recurringID)).toEqual(before);
    expect((await test.call(recurring.restore, { recurringID }, caller)).status).toBe(404);
  });
});
