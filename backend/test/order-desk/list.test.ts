import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeOrder } from '../orders/make-order.ts';
import {
  type Caller,
  makeAdmin,
  makeCustomer,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { orderDesk } = endpoints;
const AMOUNT = 230;

let test: TestApp;
let site: Site;
let sales: Caller;

/** Orders of two customers; every third is taken up, every tenth waits for payment. */
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const adminId = await makeAdmin(test, site, { role: 'sales' });
  sales = { site, sid: await makeSession(test, site, { adminId }) };
  const one = await makeCustomer(test, site, { company: 'Zwanenhof B.V.' });
  const other = await makeCustomer(test, site, { company: '100% Blink' });
  for (let at = 0; at < AMOUNT; at += 1)
    await makeOrder(test, site, at % 2 === 0 ? one : other, {
      number: 5_000 + at,
      status: at % 3 === 0 ? 2 : 1,
      // Many with one amount: the number of the order decides between them.
      totalInclCents: 1_000 + (at % 4) * 100,
      orderRef: at === 7 ? 'Inkoop 88' : '',
      ...(at % 10 === 1 && { payBefore: new Date('2099-01-01') }),
    });
  await makeOrder(test, await makeSite(test), one, { number: 9_999 }).catch(() => undefined);
});
afterAll(() => test.close());

/** All pages of a list, one after another. */
async function everyPage(input: Record<string, unknown>) {
  const numbers: number[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await test.data(
      orderDesk.list,
      { ...input, ...(cursor !== undefined && { cursor }) } as never,
      sales,
    );
    numbers.push(...page.rows.map(({ order_number }) => order_number));
    cursor = page.next ?? undefined;
    pages += 1;
  } while (cursor !== undefined);
  return { numbers, pages };
}

it.each(['-number', 'number', '-total', 'total', 'expected', '-expected', 'company', '-company'])(
  'shows every order once in pages of a hundred, sorted by %s',
  async (sort) => {
    const { numbers, pages } = await everyPage({ sort });
    expect(pages).toBe(3);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: AMOUNT }, (_, at) => 5_000 + at));
  },
);

it('begins with the newest, and counts all', async () => {
  const { rows, count } = await test.data(orderDesk.list, {}, sales);
  expect(rows).toHaveLength(100);
  expect(rows[0]?.order_number).toBe(5_229);
  expect(count).toBe(AMOUNT);
});

it('repeats and skips nothing while orders come in', async () => {
  const first = await test.data(orderDesk.list, {}, sales);
  const late = await makeOrder(test, site, await makeCustomer(test, site), { number: 9_000, status: 4 });
  const second = await test.data(orderDesk.list, { cursor: first.next ?? '' }, sales);
  expect(second.rows[0]?.order_number).toBe((first.rows.at(-1)?.order_number ?? 0) - 1);
  expect(second.rows.map(({ order_id }) => order_id)).not.toContain(late.id);
});

it('finds numbers, references, companies and their numbers, and takes % as it is', async () => {
  const found = async (search: string) => (await test.data(orderDesk.list, { search }, sales)).count;
  expect(await found('5107')).toBe(1);
  expect(await found('inkoop 88')).toBe(1);
  expect(await found('zwanenhof')).toBe(AMOUNT / 2);
  expect(await found('100%')).toBe(AMOUNT / 2);
  expect(await found('0%')).toBe(AMOUNT / 2);
  expect(await found('niets hiervan')).toBe(0);
});

it('shows what can be picked: not delivered, and not waiting for money', async () => {
  const { rows, count } = await test.data(orderDesk.list, { area: 'to_pick' }, sales);
  const waiting = await test.data(orderDesk.list, { area: 'to_pay' }, sales);
  expect(waiting.count).toBeGreaterThan(0);
  expect(count).toBe(
    AMOUNT - Array.from({ length: AMOUNT }, (_, at) => at % 10 === 1).filter(Boolean).length,
  );
  expect(rows.filter(({ pay_before }) => pay_before !== null)).toEqual([]);
});

it('refuses a cursor of another order of the rows', async () => {
  const { next } = await test.data(orderDesk.list, {}, sales);
  const answer = await test.call(orderDesk.list, { sort: 'total', cursor: next ?? '' }, sales);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  const broken = await test.call(orderDesk.list, { cursor: 'geen' }, sales);
  expect(broken.status).toBe(400);
});

it('refuses a day that no month has', async () => {
  const answer = await test.call(orderDesk.list, { fromDate: '2026-02-31' }, sales);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
});

it('writes all rows of the same filter to a file that a Dutch spreadsheet opens', async () => {
  const { raw, status } = await test.call(orderDesk.file, { search: 'zwanenhof', sort: 'number' }, sales);
  expect(status).toBe(200);
  const lines = raw.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(AMOUNT / 2 + 1);
  expect(lines[0]).toMatch(/^\ufeffBestelling;Datum;Klantnummer;Klant/);
  expect(lines[1]).toMatch(/^5000;\d{2}-\d{2}-\d{4};.*;Zwanenhof B\.V\.;;in verwerking;open;;16,95;10$/);
});
