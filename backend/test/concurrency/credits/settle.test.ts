import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { deliverLater, storedNotes } from '../../credits/credit-order.ts';
import { makeShortage, type Shortage } from '../../credits/shortage.ts';
import { deliver } from '../../order-documents/deliver.ts';
import { errorOf, lookInto } from '../../orders/make-buyer.ts';
import { newKey } from '../../shelf-labels/scan-support.ts';
import { makeSite, type TestApp } from '../../support/index.ts';
import { atOnce, persistently, postgresApp } from '../postgres-app.ts';

let test: TestApp;
let site: Site;
let shop: Shortage;
beforeAll(async () => {
  test = await postgresApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  shop = await makeShortage(test, site);
});

const CALLS = 60;
const settled = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200);

it('credits ten units ten times when sixty tasks ask for one of them at once, by notes without gaps', async () => {
  const reports = await Promise.all([shop.report(), shop.report(), shop.report()]);
  const answers = await atOnce(CALLS, (turn) => {
    const { taskID, aboutID } = reports[turn % reports.length] as (typeof reports)[number];
    return persistently(() => shop.settle({ taskID, lines: [{ aboutID, quantity: 1 }] }));
  });
  expect(settled(answers)).toHaveLength(10);
  for (const answer of answers)
    if (answer.status !== 200) expect(errorOf(answer)).toMatchObject({ code: 'already_settled' });
  const notes = await storedNotes(test, site, shop.order.id);
  expect(notes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(notes.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(20_000);
});

it('makes ten units good once when half of sixty calls credit them and half send them later', async () => {
  const { taskID, aboutID } = await shop.report();
  const answers = await atOnce(CALLS, (turn) =>
    persistently(() =>
      shop.settle({
        taskID,
        lines: [{ aboutID, quantity: 5 }],
        by: turn % 2 === 0 ? 'credit' : 'next_delivery',
      }),
    ),
  );
  expect(settled(answers)).toHaveLength(2);
  const [row] = await shop.settleable(taskID);
  expect(row).toMatchObject({ left: 0 });
  expect(await lookInto(test, site).stock(shop.towels)).toEqual([90 - (row?.delivered_later ?? 0)]);
});

it('settles once when the same click arrives sixty times', async () => {
  const { taskID, aboutID } = await shop.report();
  const requestKey = newKey();
  const answers = await atOnce(CALLS, () =>
    persistently(() => shop.settle({ taskID, lines: [{ aboutID, quantity: 2 }], requestKey })),
  );
  expect(settled(answers)).toHaveLength(CALLS);
  expect(await storedNotes(test, site, shop.order.id)).toHaveLength(1);
});

it.each(['credit', 'next_delivery'] as const)(
  'never lets two calls wait for each other that make units of two orders good by %s',
  async (by) => {
    const other = await shop.orderMore(10);
    await deliver(test, site, other.number);
    const line = (orderID: number) => ({
      ...{ kind: 'delivery_line' as const, problem: 'missing' as const, orderID, line: 0, quantity: 1 },
    });
    const ask = async (...orders: number[]) => {
      const { task_id: taskID, about } = await shop.asker.ask({ kind: 'shortage', about: orders.map(line) });
      return { taskID, by, lines: about.map(({ about_id }) => ({ aboutID: about_id, quantity: 1 })) };
    };
    const ids = [shop.order.id, other.id];
    const clicks = [await ask(...ids), await ask(...ids), await ask(other.id), await ask(other.id)];
    const answers = await atOnce(16, (turn) => shop.settle(clicks[turn % 4] as (typeof clicks)[number]));
    const refused = answers.filter(({ status }) => status !== 200).map(errorOf);
    expect(refused).toEqual(refused.map(() => expect.objectContaining({ code: 'already_settled' })));
  },
);

it('brings waiting goods with one of six orders that are delivered at once', async () => {
  await deliverLater(test, site, shop.order.id, [2, 1]);
  const next: { id: number; number: string }[] = [];
  for (let at = 0; at < 6; at += 1) next.push(await shop.orderMore(1));
  await Promise.all(next.map(({ number }) => deliver(test, site, number)));
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`SELECT delivered_with FROM later_deliveries`),
  );
  expect(new Set(rows.map(({ delivered_with }) => delivered_with)).size).toBe(1);
  const { orders } = await test.data(endpoints.service.orderHistory, {}, shop.buyer.caller);
  expect(orders.filter(({ delivery_note }) => delivery_note)).toHaveLength(7);
});
