import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { customers, type Site } from '../../src/db/schema/index.ts';
import { makeList } from '../order-lists/make-list.ts';
import {
  eachCustomer,
  makeProduct,
  makeSite,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { newKey, printedTokens } from './scan-support.ts';

const { shelfLabels: labels } = endpoints;

let test: TestApp;
let site: Site;
let soap: TestProduct;
let paper: TestProduct;
let customer: TestCustomer;
let caller: { site: Site; sid: string };
let token: string;

eachCustomer(
  (now) => {
    ({ test, site, customer, caller } = now);
  },
  { customer: { company: 'Geheim Bedrijf B.V.' } },
);
beforeAll(async () => {
  soap = await makeProduct(test, site, { name: 'Handzeep', units: [{ name: 'doos', content: 6 }], step: 2 });
  paper = await makeProduct(test, site, { name: 'Toiletpapier' });
});
beforeEach(async () => {
  const listID = await makeList(test, site, customer, { products: [soap, paper] });
  [token = ''] = await printedTokens(test, caller, { listID, covers: 'place', place: 'Keuken' });
});

const look = (more: object = {}) => test.data(labels.look, { token, ...more }, { site });
const ask = (more: object = {}) =>
  test.call(
    labels.ask,
    { token, key: newKey(), items: [{ productID: soap.id, quantity: 2 }], ...more },
    { site },
  );
const queue = async () => (await test.data(labels.requests, {}, caller)).open;

it('shows the products of the label, without prices and without the customer’s name', async () => {
  const scanned = await look();
  expect(scanned).toMatchObject({
    place: 'Keuken',
    products: [
      { product_name: 'Handzeep', unit_name: 'doos', choices: [2, 4, 6], asked: 0, asked_at: null },
      { product_name: 'Toiletpapier', unit_desc: 'per stuk', choices: [1, 2, 3] },
    ],
    requested: [],
  });
  expect(JSON.stringify(scanned)).not.toMatch(/price|cents|Geheim|Noor|inkoper/i);
});

it('puts requested products in the queue, and shows them to the next scanner', async () => {
  const { status, body } = await ask({ name: ' Sanne\u202E \n van de keuken ', remark: 'laatste doos' });
  expect([status, body]).toEqual([200, { result: true, data: { asked: 1 } }]);
  expect(await queue()).toMatchObject([
    {
      quantity: 2,
      place: 'Keuken',
      asked_by: 'Sanne van de keuken',
      remark: 'laatste doos',
      unit_id: soap.unit.id,
    },
  ]);
  const [first] = (await look()).products;
  expect(first?.asked).toBe(2);
  expect(Date.parse(first?.asked_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it('treats a form that is sent twice as one request, with its last content, and never once it is handled', async () => {
  const key = newKey();
  await ask({ key });
  await ask({ key });
  expect((await queue()).map(({ quantity }) => quantity)).toEqual([2]);
  await ask({ key, items: [{ productID: soap.id, quantity: 4 }] });
  const [request] = await queue();
  expect(request?.quantity).toBe(4);
  expect((await look({ key })).requested).toEqual([{ product_id: soap.id, quantity: 4 }]);
  await test.data(labels.dismiss, { requestIDs: [request?.request_id ?? 0] }, caller);
  expect((await ask({ key })).status).toBe(200);
  expect(await queue()).toEqual([]);
  await ask();
  expect(await queue()).toHaveLength(1);
});

it.each([0, -1, 1.5, 1_000, Number.MAX_VALUE, '2'])(
  'refuses a quantity of %s by its field',
  async (quantity) => {
    const { status, body } = await ask({ items: [{ productID: soap.id, quantity }] });
    expect(status).toBe(400);
    expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual(['items.0.quantity']);
    expect(await queue()).toEqual([]);
  },
);

it('refuses longer texts, and unknown fields', async () => {
  expect((await ask({ remark: 'x'.repeat(101) })).status).toBe(400);
  expect((await ask({ name: 'x'.repeat(61) })).status).toBe(400);
  expect((await ask({ price: 1 })).status).toBe(400);
  const { status, body } = await ask({ name: 'a\u0000b' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { fields: { name: 'control_character' } } });
  expect((await ask({ name: 'a\tb' })).status).toBe(200);
  expect((await queue())[0]?.asked_by).toBe('a b');
});

it('gives one answer for every invalid code, and for a product that is not on the label', async () => {
  const other = await makeSite(test);
  const answers = await Promise.all([
    test.call(labels.look, { token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` }, { site }),
    test.call(labels.look, { token: token.replace(/^\d+/, '999999') }, { site }),
    test.call(labels.look, { token: token.replace('-1-', '-2-') }, { site }),
    test.call(labels.look, { token: '../../etc' }, { site }),
    test.call(labels.look, { token }, { site: other }),
    ask({ items: [{ productID: 999_999, quantity: 1 }] }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
  const bodies = answers.slice(0, 5).map(({ body }) => JSON.stringify(body));
  expect(new Set(bodies.map((body) => body.replace(/"message":"[^"]*"/, ''))).size).toBe(1);
});

it('does not work when the customer is switched off', async () => {
  const off = (active: boolean) =>
    test.database.inSite(site.id, (tx) =>
      tx.update(customers).set({ active }).where(eq(customers.id, customer.customerId)),
    );
  await off(false);
  expect((await ask()).status).toBe(404);
  await off(true);
  expect((await ask()).status).toBe(200);
});

it('stores the last scan, which is not the page with thanks', async () => {
  const scanned = async () => (await test.data(labels.all, {}, caller))[0]?.last_scanned_at;
  expect(await scanned()).toBeNull();
  const key = newKey();
  await ask({ key });
  await look({ key });
  expect(await scanned()).toBeNull();
  await look();
  expect(await scanned()).toEqual(expect.any(String));
});

it('slows down one label that gets request after request, and no other', async () => {
  const statuses = [];
  for (let turn = 0; turn < 22; turn += 1)
    statuses.push((await ask({ key: `again-and-again-${turn % 2}` })).status);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(statuses.slice(20)).toEqual([429, 429]);
  const { headers } = await ask({ key: 'again-and-again-0' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(30);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  const listID = await makeList(test, site, customer, { products: [paper] });
  const [another = ''] = await printedTokens(test, caller, { listID });
  const items = [{ productID: paper.id, quantity: 1 }];
  expect((await ask({ token: another, items })).status).toBe(200);
});

it('slows down an address that tries one code after another', async () => {
  const from = { site, headers: { 'x-forwarded-for': '203.0.113.9' } };
  let last = 0;
  for (let turn = 0; turn < 121; turn += 1)
    last = (await test.call(labels.look, { token: `${turn + 1}-1-AAAAAAAAAAAAAAAAAAAAAA` }, from)).status;
  expect(last).toBe(429);
  expect((await test.call(labels.look, { token }, { site })).status).toBe(200);
});
