import { endpoints } from '@toonbank/contract';
import { integrationEndpoints } from '@toonbank/contract/integration/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import {
  makeAdmin,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { callErp, callPath, type Erp, makeKey } from './support/make-key.ts';

const { orders, orderSteps } = integrationEndpoints;

let test: TestApp;
let site: Site;
let product: TestProduct;
let erp: Erp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  product = await makeProduct(test, site, {
    units: [{ name: 'doos', content: 10, priceCents: 2_500, ean: '8710000000017' }],
  });
  erp = await makeKey(test, site, { name: 'Exact' });
});

async function order(quantity = 2): Promise<number> {
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: product.id, quantity });
  return Number((await buyer.sent()).order_number);
}
const numbersOf = (body: { data: { orders: { number: number }[] } }) =>
  body.data.orders.map(({ number }) => number);

it('an order has its lines, customer, addresses and amounts in cents', async () => {
  const number = await order(3);
  const { status, body } = await callErp(test, erp, orders.get, { number });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    number,
    status: 'new',
    goods_cents: 7_500,
    payment: { must_be_paid_first: false },
    acknowledged_at: null,
    lines: [
      {
        ...{ line: 1, article_number: product.articleNumber, ean: '8710000000017', unit_content: 10 },
        ...{ quantity: 3, price_cents: 2_500, total_cents: 7_500, vat_rate: 21 },
      },
    ],
  });
  const { total_cents, shipping_cents, vat_cents, total_incl_cents, vat, customer, delivery_address } =
    body.data;
  expect(total_cents).toBe(7_500 + shipping_cents);
  expect(total_incl_cents).toBe(total_cents + vat_cents);
  expect(vat).toMatchObject([{ rate: 21, amount_cents: vat_cents }]);
  expect(delivery_address.postcode).toBe(customer.address.postcode);
});

it('pages by cursor give each order once, also those that come later', async () => {
  const first = [await order(), await order(), await order()];
  const one = await callErp(test, erp, orders.list, { aantal: 2 });
  expect(numbersOf(one.body)).toEqual(first.slice(0, 2));
  expect(one.body.data.more).toBe(true);
  const two = await callErp(test, erp, orders.list, { na: one.body.data.cursor });
  expect([numbersOf(two.body), two.body.data.more]).toEqual([first.slice(2), false]);
  const none = await callErp(test, erp, orders.list, { na: two.body.data.cursor });
  expect([numbersOf(none.body), none.body.data.cursor]).toEqual([[], two.body.data.cursor]);
  const late = await order();
  expect(numbersOf((await callErp(test, erp, orders.list, { na: none.body.data.cursor })).body)).toEqual([
    late,
  ]);
});

it('another shop’s order is answered like one that does not exist', async () => {
  const number = await order();
  const other = await makeKey(test, await makeSite(test));
  const calls = [orders.get, ...Object.values(orderSteps).filter(({ path }) => path.includes(':number'))];
  for (const endpoint of calls) {
    const foreign = await callErp(test, other, endpoint, { number });
    const absent = await callErp(test, other, endpoint, { number: 888_888 });
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
  }
  expect(numbersOf((await callErp(test, other, orders.list)).body)).toEqual([]);
  const many = await callErp(test, other, orderSteps.acknowledgeMany, { numbers: [number] });
  expect(many.body.data).toEqual({ acknowledged: [], unknown: [number] });
});

it('each key acknowledges for itself, once', async () => {
  const [one, two] = [await order(), await order()];
  const warehouse = await makeKey(test, site, { name: 'Magazijn' });
  const first = await callErp(test, erp, orderSteps.acknowledge, { number: one });
  const again = await callErp(test, erp, orderSteps.acknowledge, { number: one });
  expect(again.body).toEqual(first.body);
  const open = async (of: Erp) =>
    numbersOf((await callErp(test, of, orders.list, { ontvangen: 'nee' })).body);
  expect([await open(erp), await open(warehouse)]).toEqual([[two], [one, two]]);
  expect(numbersOf((await callErp(test, erp, orders.list, { ontvangen: 'ja' })).body)).toEqual([one]);
  const many = await callErp(test, erp, orderSteps.acknowledgeMany, { numbers: [one, two, 777_777] });
  expect(many.body.data).toEqual({ acknowledged: [one, two], unknown: [777_777] });
  expect(await open(erp)).toEqual([]);
});

it('an order is taken up, delivered and paid by the rules of the desk, in the name of the key', async () => {
  const number = await order();
  const tooEarly = await callErp(test, erp, orderSteps.deliver, { number });
  expect([tooEarly.status, tooEarly.body.error.faults]).toEqual([
    409,
    [
      {
        ...{ field: 'status', code: 'not_possible' },
        message: `Bestelling ${number} is nieuw; deze stap kan dan niet.`,
      },
    ],
  ]);
  for (const [step, status] of [
    [orderSteps.takeUp, 'in_progress'],
    [orderSteps.takeUp, 'in_progress'],
    [orderSteps.deliver, 'delivered'],
    [orderSteps.pay, 'delivered'],
  ] as const)
    expect((await callErp(test, erp, step, { number })).body.data.status).toBe(status);
  const { body } = await callErp(test, erp, orders.get, { number });
  expect(body.data).toMatchObject({ invoice: 'F00001', delivery_note: 'P00001', payment: { state: 'paid' } });
  expect((await callErp(test, erp, orderSteps.cancel, { number })).status).toBe(409);

  const manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
  const { rows } = await test.data(endpoints.orderDesk.list, {}, manager);
  const shown = await test.data(endpoints.orderDesk.get, { orderID: rows[0]?.order_id ?? 0 }, manager);
  expect(shown.history.map(({ status, name }) => [status, name]).slice(1)).toEqual([
    [2, 'Koppeling Exact'],
    [3, 'Koppeling Exact'],
  ]);
  const log = await test.data(endpoints.editing.actions, {}, manager);
  expect(log.map(({ action, name }) => `${name} ${action}`)).toEqual([
    'Koppeling Exact mark_order_paid',
    'Koppeling Exact move_order',
    'Koppeling Exact move_order',
  ]);
});

it('an order that waits for its payment is not taken up', async () => {
  const number = await order();
  await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`UPDATE orders SET pay_before = now() + interval '1 hour'`),
  );
  const refused = await callErp(test, erp, orderSteps.takeUp, { number });
  expect([refused.status, refused.body.error.faults[0].code]).toEqual([409, 'unpaid']);
  await callErp(test, erp, orderSteps.pay, { number });
  expect((await callErp(test, erp, orderSteps.takeUp, { number })).status).toBe(200);
});

it('a cancelled order gives its stock back', async () => {
  const stock = async () =>
    (await test.database.inSite(site.id, (tx) => tx.execute(sql`SELECT stock FROM products`))).rows[0]?.stock;
  const before = await stock();
  const number = await order(2);
  expect(await stock()).toBe(Number(before) - 20);
  const { body } = await callErp(test, erp, orderSteps.cancel, { number, reason: 'Op verzoek' });
  expect([body.data.status, await stock()]).toEqual(['cancelled', before]);
  expect((await callErp(test, erp, orderSteps.pay, { number })).body.error.faults[0].code).toBe('cancelled');
});

it('orders come as files for systems without an API, and nothing in them is run as a formula', async () => {
  await test.database.inSite(site.id, (tx) => tx.execute(sql`UPDATE products SET name = '=1+1 & <b>'`));
  const number = await order(3);
  const csv = await callPath(test, erp, 'GET', '/orders.csv');
  expect(csv.headers['content-type']).toContain('text/csv');
  const [head = '', line = ''] = csv.text.trim().split('\r\n');
  const cells = Object.fromEntries(head.split(';').map((name, at) => [name, line.split(';')[at]]));
  expect(cells).toMatchObject({ artikelnummer: product.articleNumber, aantal: '3', prijs_cent: '2500' });
  expect(cells.omschrijving).toMatch(/^"?'=/);
  expect(csv.text).toContain(`${number};`);
  const xml = await callPath(test, erp, 'GET', '/orders.xml?ontvangen=nee');
  expect(xml.headers['content-type']).toContain('application/xml');
  expect(xml.text).toContain('<omschrijving>=1+1 &amp; &lt;b&gt;</omschrijving>');
  expect(xml.text).toContain(`cursor="${number}"`);
});
