import { endpoints } from '@toonbank/contract';
import { integrationEndpoints } from '@toonbank/contract/integration/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { runDueJobs } from '../../src/jobs/run-jobs.ts';
import { importJobs } from '../../src/modules/imports/job-handlers.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import { makeAdmin, makeProduct, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { callErp, type Erp, makeKey } from './support/make-key.ts';

const { writes } = integrationEndpoints;
const MINUTE_AGO = new Date(Date.now() - 60_000).toISOString();

let test: TestApp;
let site: Site;
let erp: Erp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  erp = await makeKey(test, site, { name: 'Exact' });
});

const runJobs = () => runDueJobs({ database: test.database, log: console as never }, importJobs, [site.id]);
const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await test.database.inSite(site.id, (tx) => tx.execute(query))).rows;
const priceOf = async (id: number) =>
  (await rowsOf(sql`SELECT price_cents FROM product_units WHERE product_id = ${id} AND is_default`))[0]
    ?.price_cents;
const stockOf = async (id: number) =>
  (await rowsOf(sql`SELECT stock FROM products WHERE id = ${id}`))[0]?.stock;

it('prices are written by article number and EAN, each line with its own answer', async () => {
  const one = await makeProduct(test, site, { priceCents: 1_000 });
  const two = await makeProduct(test, site, { units: [{ ean: '8710000000017', priceCents: 1_000 }] });
  const three = await makeProduct(test, site, { priceCents: 700 });
  const { status, body } = await callErp(test, erp, writes.prices, {
    lines: [
      { article_number: one.articleNumber, price_cents: 1_100 },
      { ean: '8710000000017', price_cents: 1_050 },
      { article_number: three.articleNumber, price_cents: 700 },
      { article_number: 'BESTAAT-NIET', price_cents: 5 },
      { article_number: one.articleNumber, prijs: 5 },
      { article_number: one.articleNumber, price_cents: 9.5 },
      'geen regel',
    ],
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ changed: 2, unchanged: 1, faulty: 4 });
  expect(body.data.lines).toEqual([
    { line: 1, outcome: 'changed' },
    { line: 2, outcome: 'changed' },
    { line: 3, outcome: 'unchanged' },
    {
      ...{ line: 4, outcome: 'faulty' },
      faults: [{ field: '', code: 'article_unknown', message: 'Dit artikel staat niet in de winkel.' }],
    },
    {
      ...{ line: 5, outcome: 'faulty' },
      faults: [
        { field: 'price_cents', code: 'value_missing', message: 'Dit veld ontbreekt.' },
        { field: 'prijs', code: 'unknown_field', message: 'Het veld prijs bestaat niet.' },
      ],
    },
    {
      ...{ line: 6, outcome: 'faulty' },
      faults: [{ field: 'price_cents', code: 'not_whole', message: 'Dit moet een heel getal zijn.' }],
    },
    { line: 7, outcome: 'faulty', faults: [expect.objectContaining({ code: 'wrong_type' })] },
  ]);
  expect([await priceOf(one.id), await priceOf(two.id), await priceOf(three.id)]).toEqual([
    1_100, 1_050, 700,
  ]);
});

it('what a key wrote stands in the history with before and after, and can be undone', async () => {
  const { id, articleNumber } = await makeProduct(test, site, { priceCents: 1_000 });
  const lines = [{ article_number: articleNumber, price_cents: 1_500 }];
  const { body } = await callErp(test, erp, writes.prices, { lines });
  const importID = body.data.import_id;
  const manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
  const details = await test.data(endpoints.imports.details, { importID }, manager);
  expect(details).toMatchObject({ state: 'applied', made_by: 'Koppeling Exact', changes: 1, lines: 1 });
  const { changes } = await test.data(endpoints.imports.changes, { importID }, manager);
  expect(changes).toMatchObject([{ before: '10.00', after: '15.00', warnings: ['price_jump'] }]);
  const undo = await test.data(endpoints.imports.undo, { importID }, manager);
  await runJobs();
  const { revision } = await test.data(endpoints.imports.details, { importID: undo.import_id }, manager);
  await test.data(endpoints.imports.apply, { importID: undo.import_id, revision }, manager);
  await runJobs();
  expect(await priceOf(id)).toBe(1_000);
});

it('nothing that changed leaves nothing behind', async () => {
  const { articleNumber } = await makeProduct(test, site, { priceCents: 1_000 });
  const lines = [{ article_number: articleNumber, price_cents: 1_000 }];
  const { body } = await callErp(test, erp, writes.prices, { lines });
  expect(body.data).toMatchObject({ import_id: null, changed: 0, unchanged: 1 });
  expect(await rowsOf(sql`SELECT id FROM imports`)).toEqual([]);
});

it('a stock says what it means: pieces of undelivered orders are taken off', async () => {
  const { id, articleNumber } = await makeProduct(test, site, { stock: 50 });
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id, quantity: 4 });
  await buyer.sent();
  const line = { article_number: articleNumber, stock: 100 };
  const sent = { moment: MINUTE_AGO, lines: [line] };
  expect((await callErp(test, erp, writes.stock, { ...sent, meaning: 'physical' })).body.data.changed).toBe(
    1,
  );
  expect(await stockOf(id)).toBe(96);
  const unclear = await callErp(test, erp, writes.stock, sent);
  expect([unclear.status, unclear.body.error.faults[0]]).toMatchObject([
    400,
    { field: 'meaning', code: 'value_missing' },
  ]);
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const future = await callErp(test, erp, writes.stock, { ...sent, meaning: 'available', moment: later });
  expect(future.body.error.faults[0]).toMatchObject({ field: 'moment', code: 'in_future' });
});

it('articles are added and changed, and fields that a line lacks stay', async () => {
  const { id, group, articleNumber } = await makeProduct(test, site, {
    description: 'Stevig',
    location: 'A-1',
  });
  const { body } = await callErp(test, erp, writes.products, {
    lines: [
      { article_number: articleNumber, name: 'Nieuwe naam', location: null },
      {
        ...{ article_number: 'NIEUW-1', name: 'Bezem', group: group.path.replace(/^c\//, ''), vat: 21 },
        ...{ price_cents: 1_295, ean: '8710000000017' },
      },
    ],
  });
  expect(body.data).toMatchObject({ changed: 2, faulty: 0 });
  expect(await rowsOf(sql`SELECT name, description, location FROM products WHERE id = ${id}`)).toEqual([
    { name: 'Nieuwe naam', description: 'Stevig', location: '' },
  ]);
  expect(
    await rowsOf(sql`SELECT p.name, p.active, u.price_cents, u.ean FROM products p JOIN product_units u
      ON u.product_id = p.id WHERE p.article_number = 'NIEUW-1'`),
  ).toEqual([{ name: 'Bezem', active: false, price_cents: 1_295, ean: '8710000000017' }]);
  const closed = { add_new: false, lines: [{ article_number: 'NIEUW-2', name: 'X', price_cents: 1 }] };
  expect((await callErp(test, erp, writes.products, closed)).body.data.lines[0].faults).toMatchObject([
    { field: 'article_number', code: 'article_unknown' },
  ]);
});

it('customers are added, and their credit needs a scope of its own', async () => {
  const line = {
    ...{
      number: 'K-900',
      company: 'Nieuw B.V.',
      email: 'inkoop@nieuw.test',
      first_name: 'Bo',
      last_name: 'Wit',
    },
    ...{ street: 'Kade', house_number: '3', postcode: '1234 AB', city: 'Proefdam', country: 'NL' },
  };
  expect((await callErp(test, erp, writes.customers, { lines: [line] })).body.data).toMatchObject({
    changed: 1,
  });
  const credit = { number: 'K-900', credit_limit_cents: 50_000, payment_term_days: 30 };
  const limited = await makeKey(test, site, { scopes: ['customers:write'] });
  const refused = await callErp(test, limited, writes.customers, { lines: [credit] });
  expect(refused.body.data.lines[0].faults).toMatchObject([
    { field: 'credit_limit_cents', code: 'scope_missing' },
    { field: 'payment_term_days', code: 'scope_missing' },
  ]);
  await callErp(test, erp, writes.customers, { lines: [credit] });
  expect(await rowsOf(sql`SELECT company, credit_limit_cents, payment_term_days FROM customers`)).toEqual([
    { company: 'Nieuw B.V.', credit_limit_cents: 50_000, payment_term_days: 30 },
  ]);
});

it('agreements are written with their period', async () => {
  const { articleNumber } = await makeProduct(test, site);
  const buyer = await makeBuyer(test, site);
  const [customer] = await rowsOf(sql`SELECT number FROM customers`);
  const line = {
    ...{ customer_number: customer?.number, article_number: articleNumber, price_cents: 900 },
    ...{ valid_from: '2027-01-01', valid_until: '2027-12-31' },
  };
  expect((await callErp(test, erp, writes.agreements, { lines: [line] })).body.data.changed).toBe(1);
  expect(await rowsOf(sql`SELECT price_cents, valid_from::text FROM price_agreements`)).toEqual([
    { price_cents: 900, valid_from: '2027-01-01' },
  ]);
  expect(buyer).toBeDefined();
});

it('the same Idempotency-Key gives the same answer, and refuses another body', async () => {
  const { id, articleNumber } = await makeProduct(test, site, { priceCents: 1_000 });
  const send = (price: number, key = 'prijzen-1') =>
    callErp(
      test,
      erp,
      writes.prices,
      { lines: [{ article_number: articleNumber, price_cents: price }] },
      { headers: { 'idempotency-key': key } },
    );
  const first = await send(1_100);
  await rowsOf(sql`UPDATE product_units SET price_cents = 1000`);
  const again = await send(1_100);
  expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
  expect(await priceOf(id)).toBe(1_000);
  const other = await send(1_200);
  expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused']);
  const colleague = await makeKey(test, site);
  const lines = [{ article_number: articleNumber, price_cents: 1_300 }];
  const headers = { 'idempotency-key': 'prijzen-1' };
  expect((await callErp(test, colleague, writes.prices, { lines }, { headers })).status).toBe(200);
  await rowsOf(sql`UPDATE integration_answers SET at = now() - interval '25 hours'`);
  expect((await send(1_200)).body.data.changed).toBe(1);
  const wrong = await send(1_200, 'met spatie');
  expect(wrong.body.error.faults[0].field).toBe('Idempotency-Key');
});

it('a body that is too large, too long or no JSON is refused as a whole', async () => {
  const lines = Array.from({ length: 5_001 }, () => ({ article_number: 'A', price_cents: 1 }));
  const long = await callErp(test, erp, writes.prices, { lines });
  expect([long.status, long.body.error.faults[0]]).toMatchObject([400, { field: 'lines', code: 'too_big' }]);
  const large = await callErp(
    test,
    erp,
    writes.prices,
    {},
    { payload: `{"lines":["${'x'.repeat(5_000_001)}"]}` },
  );
  expect([large.status, large.body.error.code]).toEqual([413, 'payload_too_large']);
  const broken = await callErp(test, erp, writes.prices, {}, { payload: '{"lines":' });
  expect([broken.status, broken.body.error.code]).toEqual([400, 'invalid_request']);
  const xml = { payload: '<prijzen/>', headers: { 'content-type': 'application/xml' } };
  expect((await callErp(test, erp, writes.prices, {}, xml)).status).toBe(415);
  const bytes = { payload: 'x', headers: { 'content-type': 'application/octet-stream' } };
  expect((await callErp(test, erp, writes.prices, {}, bytes)).status).toBe(415);
});

it('the price of an article needs the scope of prices too; the rest of the line does not', async () => {
  const articles = await makeKey(test, site, { scopes: ['products:write'] });
  const { id, articleNumber } = await makeProduct(test, site, { priceCents: 1_000 });
  const line = { article_number: articleNumber, price_cents: 1 };
  const { body } = await callErp(test, articles, writes.products, { lines: [line] });
  expect(body.data.lines[0]).toMatchObject({
    outcome: 'faulty',
    faults: [{ field: 'price_cents', code: 'scope_missing' }],
  });
  expect(await priceOf(id)).toBe(1_000);
});

it('names at most twenty faults of a line, with short names', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}${'x'.repeat(200)}`, 1]));
  const { body } = await callErp(test, erp, writes.prices, { lines: [unknown] });
  const { faults } = body.data.lines[0];
  expect(faults.length).toBeLessThanOrEqual(20);
  expect(faults.at(-1).field.length).toBeLessThanOrEqual(100);
});
