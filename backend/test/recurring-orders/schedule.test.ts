import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recurringOrders, type Site } from '../../src/db/schema/index.ts';
import { addDays, type Day } from '../../src/modules/delivery/days.ts';
import { runDue } from '../../src/modules/recurring-orders/run-due.ts';
import { sendMails } from '../mail/send-mails.ts';
import { lookInto } from '../orders/make-buyer.ts';
import { makeProduct, makeSite, type TestApp, type TestProduct, testApp } from '../support/index.ts';
import { makeRegular, morningOf, plainMonday, roundAt, signingPayments, stored } from './make-recurring.ts';

let test: TestApp;
let site: Site;
let rolls: TestProduct;
const monday = plainMonday();
const weekLater = addDays(monday, 7);

beforeAll(async () => {
  test = await testApp(undefined, signingPayments());
  site = await makeSite(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  rolls = await makeProduct(test, site, { name: 'Toiletpapier', stock: 100, priceCents: 1_000 });
});

// Orders left by the previous test would run in this one.
afterEach(async () => {
  await change((tx) => tx.delete(recurringOrders));
  await sendMails(test);
});

const on = (day: Day) => roundAt(test, morningOf(day));
const change = <T>(work: Parameters<TestApp['database']['inSite']>[1]) =>
  test.database.inSite(site.id, work) as Promise<T>;
const textOf = async (subject: RegExp) => {
  const message = (await sendMails(test)).find((one) => subject.test(one.subject));
  expect(message, String(subject)).toBeDefined();
  return message?.text ?? '';
};

describe('the schedule', () => {
  it('runs once a day, for any number of checks', async () => {
    const regular = await makeRegular(test, site);
    await regular.make([rolls]);
    await on(monday);
    await on(monday);
    expect(await roundAt(test, new Date(`${monday}T20:00:00Z`))).toBe(0);
    expect(await stored(test, site).orders(regular.customer)).toHaveLength(1);
  });

  it('runs from midnight on, by the clock in Amsterdam', async () => {
    const regular = await makeRegular(test, site);
    await regular.make([rolls]);
    const midnight = new Date(`${addDays(monday, -1)}T22:30:00Z`);
    const hours = new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/Amsterdam',
      hour: '2-digit',
      hour12: false,
    });
    const winter = hours.format(midnight) === '23';
    expect(await roundAt(test, midnight)).toBe(winter ? 0 : 1);
    expect(await roundAt(test, new Date(`${addDays(monday, -1)}T23:30:00Z`))).toBe(winter ? 1 : 0);
  });

  it('catches up a missed run once, also when that is a day on which it would run', async () => {
    const regular = await makeRegular(test, site);
    const { recurring_id: id } = await regular.make([rolls], { period: 'day' });
    const friday = addDays(monday, 4);
    expect(await on(friday)).toBe(1);
    expect(await on(friday)).toBe(0);
    expect(await stored(test, site).orders(regular.customer)).toHaveLength(1);
    expect((await stored(test, site).runs(id)).map((run) => run.dueOn)).toEqual([monday]);
    expect(await on(weekLater)).toBe(1);
  });

  it('never runs again after the last day', async () => {
    const regular = await makeRegular(test, site);
    const end = weekLater.split('-').reverse().join('-');
    const { recurring_id: id } = await regular.make([rolls], { endDate: end });
    await on(monday);
    await sendMails(test);
    await on(weekLater);
    expect(await textOf(/geplaatst als/)).toContain('Dit was de laatste keer');
    await on(addDays(weekLater, 7));
    expect(await stored(test, site).orders(regular.customer)).toHaveLength(2);
    expect(await regular.get(id)).toMatchObject({ next_date: null, upcoming: [] });
  });

  it('counts from the end of January, not from the day that the last run was moved to', async () => {
    const regular = await makeRegular(test, site);
    const { recurring_id: id } = await regular.make([rolls], { period: 'month' });
    // Made by an earlier year's customer: 31 January 2026 is a Saturday, 28 February too.
    await stored(test, site).set(id, { startsOn: '2026-01-31', nextOn: '2026-02-02' });
    const ran = async (day: Day) => [await on(day), (await stored(test, site).runs(id)).at(-1)?.dueOn];
    expect(await ran('2026-02-01')).toEqual([0, undefined]);
    expect(await ran('2026-02-02')).toEqual([1, '2026-02-02']);
    expect(await ran('2026-03-02')).toEqual([1, '2026-03-02']);
    expect(await ran('2026-03-30')).toEqual([0, '2026-03-02']);
    expect(await ran('2026-03-31')).toEqual([1, '2026-03-31']);
  });

  it('continues with the others when one of them fails, and leaves nothing of that one behind', async () => {
    const regular = await makeRegular(test, site);
    const { recurring_id: broken } = await regular.make([rolls], { ref: 'kapot' });
    await regular.make([rolls], { ref: 'heel' });
    const pool = test.database.pool;
    await pool.query(`ALTER TABLE orders ADD CONSTRAINT none_broken CHECK (order_ref <> 'kapot')`);
    const errors: unknown[] = [];
    const log = { error: (given: unknown) => errors.push(given) };
    expect(await runDue({ database: test.database, log }, morningOf(monday))).toBe(1);
    await pool.query('ALTER TABLE orders DROP CONSTRAINT none_broken');
    expect(errors).toMatchObject([{ recurringOrder: broken }]);
    expect(await stored(test, site).orders(regular.customer)).toMatchObject([{ orderRef: 'heel' }]);
    expect(await stored(test, site).runs(broken)).toEqual([]);
    expect(await lookInto(test, site).stock(rolls)).toEqual([98]);
    // It is still due: the next round runs it.
    expect(await on(monday)).toBe(1);
  });
});
