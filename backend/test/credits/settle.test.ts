import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { errorOf, lookInto, refused } from '../orders/make-buyer.ts';
import { makeOrder } from '../orders/make-order.ts';
import { newKey } from '../shelf-labels/scan-support.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { statusOf, storedNotes } from './credit-order.ts';
import { makeShortage, type Shortage } from './shortage.ts';

let test: TestApp;
let site: Site;
let shop: Shortage;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  shop = await makeShortage(test, site);
});

const plain = (text = '') => text.replaceAll('\u00a0', ' ');

describe('an approved shortage that is credited', () => {
  it('gets a credit note, and the customer reads so in the task, which is solved', async () => {
    const { taskID, aboutID } = await shop.report();
    const { credit_notes } = await shop.settled({ taskID, lines: [{ aboutID, quantity: 2 }] });
    expect(credit_notes).toEqual([
      { credit_note_id: expect.any(Number), credit_note_number: 'C00001', total_incl: 48.4 },
    ]);
    const { status, rows } = await shop.asker.read(taskID);
    expect(status).toBe('solved');
    expect(rows.slice(1).map(({ event, text }) => [event, plain(text)])).toEqual([
      ['credited', 'Creditnota C00001: € 48,40 incl. btw'],
      [null, 'Wij hebben dit voor u gecrediteerd. De creditnota staat bij uw facturen.'],
      ['solved', ''],
    ]);
  });

  it('gets the answer that the shop wrote', async () => {
    const { taskID, aboutID } = await shop.report();
    await shop.settled({ taskID, lines: [{ aboutID, quantity: 1 }], text: 'Excuses voor de natte doos.' });
    const { rows } = await shop.asker.read(taskID);
    expect(rows.map(({ text }) => text)).toContain('Excuses voor de natte doos.');
  });

  it('is credited once, however often the same click arrives', async () => {
    const { taskID, aboutID } = await shop.report();
    const click = { taskID, lines: [{ aboutID, quantity: 2 }], requestKey: newKey() };
    const first = await shop.settled(click);
    expect(await shop.settled(click)).toEqual(first);
    expect(await storedNotes(test, site, shop.order.id)).toHaveLength(1);
    expect((await shop.asker.read(taskID)).rows).toHaveLength(4);
  });

  it('is never credited for more than was ordered, credited and delivered later together', async () => {
    const { taskID, aboutID } = await shop.report();
    await shop.settled({ taskID, lines: [{ aboutID, quantity: 4 }] });
    await shop.settled({ taskID, lines: [{ aboutID, quantity: 5 }], by: 'next_delivery' });
    const answer = await shop.settle({ taskID, lines: [{ aboutID, quantity: 2 }] });
    expect(errorOf(answer)).toEqual(refused('already_settled', { 'row.0': '1' }));
    await shop.settled({ taskID, lines: [{ aboutID, quantity: 1 }] });
    expect((await shop.settleable(taskID))[0]).toMatchObject({
      ordered: 10,
      credited: 5,
      delivered_later: 5,
      left: 0,
    });
  });

  it('is proposed for what the task reports, whatever another task settled of the same line', async () => {
    const [first, second] = [await shop.report(0, 2), await shop.report(0, 3)];
    await shop.settled({ taskID: first.taskID, lines: [{ aboutID: first.aboutID, quantity: 2 }] });
    expect((await shop.settleable(first.taskID))[0]).toMatchObject({ left: 8, proposed: 0 });
    expect((await shop.settleable(second.taskID))[0]).toMatchObject({ left: 8, proposed: 3 });
  });

  it('leaves the invoice as it was', async () => {
    const invoice = () =>
      test.database.inSite(site.id, (tx) => tx.execute(sql`SELECT * FROM invoices`)).then(({ rows }) => rows);
    const before = await invoice();
    const { taskID, aboutID } = await shop.report();
    await shop.settled({ taskID, lines: [{ aboutID, quantity: 2 }] });
    expect(await invoice()).toEqual(before);
    await expect(
      test.database.inSite(site.id, (tx) => tx.execute(sql`UPDATE credit_notes SET total_incl_cents = 1`)),
    ).rejects.toThrow();
  });

  it('is written in the log of the shop', async () => {
    const { taskID, aboutID } = await shop.report();
    await shop.settled({ taskID, lines: [{ aboutID, quantity: 2 }] });
    const [done] = await test.data(endpoints.editing.actions, {}, shop.admin);
    expect(done).toMatchObject({ action: 'credit_shortage', target_id: String(taskID) });
  });
});

describe('a task about a whole order', () => {
  it('lists each row with what is left, and settles those that are chosen by their place', async () => {
    const about = [{ kind: 'order' as const, orderID: shop.order.id }];
    const task = await shop.asker.ask({ about });
    const lines = await shop.settleable(task.task_id);
    expect(
      lines.map(({ line, name, ordered, left, reported, stock, unit_paid_incl }) => [
        ...[line, name, ordered, left, reported, stock, unit_paid_incl],
      ]),
    ).toEqual([
      [0, 'Handdoeken', 10, 10, null, 90, 24.2],
      [1, 'Keukenrol', 6, 6, null, 94, 10.9],
    ]);
    const aboutID = lines[0]?.about_id ?? 0;
    await shop.settled({
      taskID: task.task_id,
      lines: [
        { aboutID, line: 1, quantity: 1 },
        { aboutID, line: 0, quantity: 1 },
      ],
    });
    const [note] = await storedNotes(test, site, shop.order.id);
    expect(note).toMatchObject({ totalCents: 3_000, vatCents: 510, totalInclCents: 3_510 });
  });

  it('refuses a row without its place, a row twice, and a row that the order does not have', async () => {
    const task = await shop.asker.ask({ about: [{ kind: 'order', orderID: shop.order.id }] });
    const aboutID = task.about[0]?.about_id ?? 0;
    const settle = (...lines: { aboutID: number; line?: number; quantity: number }[]) =>
      shop.settle({ taskID: task.task_id, lines });
    expect(errorOf(await settle({ aboutID, quantity: 1 }))).toMatchObject({ code: 'not_found' });
    expect(errorOf(await settle({ aboutID, line: 2, quantity: 1 }))).toMatchObject({ code: 'not_found' });
    const row = { aboutID, line: 0, quantity: 1 };
    expect(errorOf(await settle(row, row))).toMatchObject({ code: 'invalid_request' });
    expect(await statusOf(test, site, task.task_id)).toBe('open');
  });
});

it('an order that was not delivered has nothing to settle', async () => {
  const { id } = await makeOrder(test, site, shop.buyer.customer);
  const task = await shop.asker.ask({ about: [{ kind: 'order_line', orderID: id, line: 0 }] });
  expect(await shop.settleable(task.task_id)).toEqual([]);
  const lines = [{ aboutID: task.about[0]?.about_id ?? 0, quantity: 1 }];
  expect(errorOf(await shop.settle({ taskID: task.task_id, lines }))).toMatchObject({ code: 'not_found' });
});

it('a row of another task is absent, also in the same shop', async () => {
  const { taskID } = await shop.report();
  const other = await shop.report(1);
  const answer = await shop.settle({ taskID, lines: [{ aboutID: other.aboutID, quantity: 1 }] });
  expect(errorOf(answer)).toMatchObject({ code: 'not_found' });
});

describe('a shortage that comes with the next delivery', () => {
  it('takes the goods from stock when it is approved', async () => {
    const { taskID, aboutID } = await shop.report();
    await shop.settled({ taskID, lines: [{ aboutID, quantity: 2 }], by: 'next_delivery' });
    expect(await lookInto(test, site).stock(shop.towels)).toEqual([88]);
    const { status, rows } = await shop.asker.read(taskID);
    expect(status).toBe('solved');
    expect(rows[1]).toMatchObject({
      event: 'redelivered',
      text: expect.stringMatching(/^Wordt nageleverd: 2 × .*Handdoeken$/),
    });
  });

  it('is refused when the stock does not cover it, and nothing happens', async () => {
    await test.database.inSite(site.id, (tx) => tx.execute(sql`UPDATE products SET stock = 1`));
    const { taskID, aboutID } = await shop.report();
    const lines = [{ aboutID, quantity: 2 }];
    const answer = await shop.settle({ taskID, lines, by: 'next_delivery' });
    expect(errorOf(answer)).toMatchObject({ code: 'insufficient_stock' });
    expect(await lookInto(test, site).stock(shop.towels)).toEqual([1]);
    expect(await statusOf(test, site, taskID)).toBe('open');
    expect((await shop.settleable(taskID))[0]).toMatchObject({ left: 10, stock: 1 });
  });
});
