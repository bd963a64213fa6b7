import { endpoints } from '@toonbank/contract';
import { beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeList } from '../order-lists/make-list.ts';
import { pdfPages, pdfShapes, pdfText } from '../pdf/read-pdf.ts';
import {
  eachCustomer,
  makeCustomer,
  makeProduct,
  makeSession,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { printedTokens, scannedUrls, tokenIn } from './scan-support.ts';

const { shelfLabels: labels, orderLists } = endpoints;

let test: TestApp;
let site: Site;
let products: TestProduct[];
let customer: TestCustomer;
let caller: { site: Site; sid: string };

eachCustomer(
  (now) => {
    ({ test, site, customer, caller } = now);
  },
  { site: { name: 'Zeepwinkel Noord', hosts: ['www.zeepwinkel.example'] } },
);
beforeAll(async () => {
  products = [
    await makeProduct(test, site, {
      name: 'Handzeep “Fris & Fruitig” met een naam die veel langer is dan er op een klein label past, navulling',
      articleNumber: 'HZ-10',
      units: [{ name: 'doos', content: 6, priceCents: 1_234 }],
    }),
    await makeProduct(test, site, { name: 'Toiletpapier', articleNumber: 'TP-20' }),
    await makeProduct(test, site, { name: 'Vaatdoek', articleNumber: 'VD-30' }),
  ];
});

const listOf = (some = products) => makeList(test, site, customer, { products: some, sortType: 2 });
const make = (asked: { listID: number; covers?: 'line' | 'place'; place?: string; productIDs?: number[] }) =>
  test.data(labels.make, { covers: 'line', ...asked }, caller);
const print = (labelIDs: number[], more: object = {}) =>
  test.call(labels.print, { labelIDs, sheet: '3x8', ...more }, caller);
const look = (token: string) => test.call(labels.look, { token }, { site });

it('prints a label per line: product, place, shop, and a code that opens the shop', async () => {
  const { label_ids } = await make({ listID: await listOf(), place: 'Kast 2e verdieping' });
  const { raw, headers } = await print(label_ids);
  expect(headers['content-type']).toBe('application/pdf');
  const text = pdfText(raw);
  for (const piece of ['Handzeep “Fris', 'Art. HZ-10', 'doos à 6 stuks', 'Toiletpapier', 'Art. VD-30'])
    expect(text).toContain(piece);
  expect(text.match(/Kast 2e verdieping/g)).toHaveLength(3);
  expect(text.match(/Zeepwinkel Noord/g)).toHaveLength(3);
  // The longest names are printed smaller, not cut.
  expect(text).toMatch(/past, navulling\n/);
  expect(text).not.toContain('…');
  expect(text).not.toMatch(/€|12,34/);
  const urls = await scannedUrls(test, caller, label_ids);
  expect(new Set(urls).size).toBe(3);
  for (const url of urls) expect(url).toMatch(/^https:\/\/www\.zeepwinkel\.example\/k\/\d+-1-[\w-]{22}$/);
});

it('draws square codes, as large as the label allows, with white around', async () => {
  const { label_ids } = await make({ listID: await listOf() });
  const { raw } = await print(label_ids, { start: 2 });
  const [codes = []] = pdfShapes(raw);
  expect(codes).toHaveLength(3);
  const [first = [], , third = []] = codes;
  const left = (shape: typeof first) => Math.min(...shape.map(({ x }) => x));
  const wide = Math.max(...first.map(({ x, width }) => x + width)) - left(first);
  // In millimetres. The first label of the sheet is used, so the third one begins the next row.
  expect(wide / 2.8346).toBeCloseTo(24, 0);
  expect(left(first) / 2.8346).toBeCloseTo(70 + 4.2, 0);
  expect(left(third)).toBeLessThan(left(first));
});

it('fills sheet after sheet from the requested label on', async () => {
  const many = [];
  for (let at = 0; at < 24; at += 1) many.push(await makeProduct(test, site));
  const { label_ids } = await make({ listID: await listOf(many) });
  const pagesFrom = async (more: object) => {
    const { raw } = await print(label_ids, more);
    return pdfShapes(raw).map((codes) => codes.length);
  };
  expect(await pagesFrom({})).toEqual([24]);
  expect(await pagesFrom({ start: 24 })).toEqual([1, 23]);
  expect(await pagesFrom({ sheet: '2x7', start: 5 })).toEqual([10, 14]);
  expect(await pagesFrom({ sheet: '3x7' })).toEqual([21, 3]);
  const { status, body } = await print(label_ids, { sheet: '2x7', start: 15 });
  expect([status, body]).toMatchObject([400, { error: { fields: { start: 'too_big' } } }]);
  expect(pdfPages((await print(label_ids)).raw)).toHaveLength(1);
});

it('makes one label for a place, with its products; made again it is the same label with its present products', async () => {
  const listID = await listOf();
  const first = await make({ listID, covers: 'place', place: 'Kast 2e verdieping' });
  const [token = ''] = (await scannedUrls(test, caller, first.label_ids)).map(tokenIn);
  expect(pdfText((await print(first.label_ids)).raw)).toContain('TP-20 Toiletpapier, per stuk');
  const productIDs = products.slice(1).map(({ id }) => id);
  const again = await make({ listID, covers: 'place', place: ' kast 2E verdieping ', productIDs });
  expect(again).toEqual(first);
  const { body } = await look(token);
  const shown = (body as { data: { products: { product_id: number }[] } }).data.products;
  expect(shown.map(({ product_id }) => product_id)).toEqual(productIDs);
});

it('requires a place where one is needed, and lines of the list', async () => {
  const listID = await listOf();
  const refused = async (asked: object) => {
    const { status, body } = await test.call(labels.make, { listID, covers: 'line', ...asked }, caller);
    return [status, (body as { error: { fields: object } }).error.fields];
  };
  expect(await refused({ covers: 'place', place: '  ' })).toEqual([400, { place: 'custom' }]);
  const stranger = await makeProduct(test, site);
  expect(await refused({ productIDs: [stranger.id] })).toEqual([400, { productIDs: 'too_small' }]);
  expect(await refused({ place: 'x'.repeat(61) })).toEqual([400, { place: 'too_big' }]);
});

it('a revoked label opens nothing, until that is undone; made anew it has another code', async () => {
  const listID = await listOf();
  const tokens = await printedTokens(test, caller, { listID });
  const all = await test.data(labels.all, {}, caller);
  expect(all.map((label) => label.list_name)).toEqual(Array(3).fill(expect.stringMatching(/^Lijst /)));
  const ids = all.map((label) => label.label_id);
  expect((await test.data(labels.revoke, { listID }, caller)).revoked.sort()).toEqual(ids.toSorted());
  expect(await test.data(labels.all, {}, caller)).toEqual([]);
  const statuses = () => Promise.all(tokens.map(async (token) => (await look(token)).status));
  expect(await statuses()).toEqual([404, 404, 404]);
  expect((await print(ids)).status).toBe(404);
  await test.data(labels.restore, { labelIDs: ids }, caller);
  expect(await statuses()).toEqual([200, 200, 200]);
  const [one = 0] = ids;
  expect(await test.data(labels.revoke, { labelIDs: [one] }, caller)).toEqual({ revoked: [one] });
  const fresh = await printedTokens(test, caller, { listID });
  expect(fresh.filter((token) => tokens.includes(token))).toHaveLength(2);
  expect((await statuses()).toSorted()).toEqual([200, 200, 404]);
});

it('works on when its list is removed, and can still be revoked', async () => {
  const listID = await listOf();
  const [token = ''] = await printedTokens(test, caller, { listID });
  await test.data(orderLists.remove, { listID }, caller);
  expect((await look(token)).status).toBe(200);
  const all = await test.data(labels.all, {}, caller);
  expect(all.map(({ list_id, list_name }) => [list_id, list_name])).toEqual(Array(3).fill([null, null]));
  await test.data(labels.revoke, { labelIDs: all.map((label) => label.label_id) }, caller);
  expect((await look(token)).status).toBe(404);
});

it('treats another customer’s list and labels like absent ones', async () => {
  const listID = await listOf();
  const { label_ids } = await make({ listID });
  const stranger = await makeCustomer(test, site);
  const other = { site, sid: await makeSession(test, site, stranger) };
  expect((await test.call(labels.make, { listID, covers: 'line' }, other)).status).toBe(404);
  expect((await test.call(labels.print, { labelIDs: label_ids, sheet: '3x8' }, other)).status).toBe(404);
  expect(await test.data(labels.revoke, { labelIDs: label_ids }, other)).toEqual({ revoked: [] });
  expect(await test.data(labels.revoke, { listID }, other)).toEqual({ revoked: [] });
  expect(await test.data(labels.all, {}, other)).toEqual([]);
  await test.data(labels.revoke, { listID }, caller);
  expect(await test.data(labels.restore, { labelIDs: label_ids }, other)).toEqual({ restored: [] });
});
