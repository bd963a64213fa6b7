import { endpoints } from '@toonbank/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeList } from '../order-lists/make-list.ts';
import { pdfText } from '../pdf/read-pdf.ts';
import { newKey, printedTokens } from '../shelf-labels/scan-support.ts';
import {
  codeOf,
  eachCustomer,
  makeProduct,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { count, countEvent } from './make-count.ts';

const { stockCount, cart, shelfLabels } = endpoints;

let test: TestApp;
let site: Site;
let box: TestProduct;
let cloth: TestProduct;
let customer: TestCustomer;
let caller: { site: Site; sid: string };
let listID: number;

eachCustomer((now) => {
  ({ test, site, customer, caller } = now);
});
beforeAll(async () => {
  const units = [{ name: 'doos', content: 6 }];
  box = await makeProduct(test, site, { name: 'Handzeep', stock: 100_000, units });
  cloth = await makeProduct(test, site, { name: 'Vaatdoek' });
});
beforeEach(async () => {
  listID = await makeList(test, site, customer, { products: [box, cloth], sortType: 2 });
});

const keep = (product: TestProduct, place: string, minimum: number, maximum: number) =>
  test.data(
    stockCount.setLines,
    { listID, productID: product.id, lines: [{ place, minimum, maximum }] },
    caller,
  );
const proposal = () => test.data(stockCount.proposal, { listID }, caller);
const countBoxes = (quantity: number, place = 'Kelder') =>
  count(test, caller, listID, [countEvent({ product: box, quantity, place })], { finish: true });

it('proposes nothing before a count, and nothing above the minimum', async () => {
  await keep(box, 'Kelder', 12, 30);
  expect(await proposal()).toEqual({ counted_at: null, lines: [] });
  await countBoxes(2);
  expect((await proposal()).lines).toEqual([]);
});

it('proposes up to the maximum, without what is under way or asked for by a label', async () => {
  await keep(box, 'Kelder', 18, 60);
  await countBoxes(1);
  const [line] = (await proposal()).lines;
  expect(line).toMatchObject({ quantity: 9, counted: 6, minimum: 18, maximum: 60, under_way: 0, asked: 0 });
  const [token = ''] = await printedTokens(test, caller, { listID });
  await test.data(
    shelfLabels.ask,
    { token, key: newKey(), items: [{ productID: box.id, quantity: 1 }] },
    { site },
  );
  await test.data(cart.update, { id: box.id, quantity: 2, unit: box.unit.id }, caller);
  expect((await proposal()).lines[0]).toMatchObject({ quantity: 8, asked: 6, under_way: 0 });
  await test.data(cart.sendOrder, { paymentOptions: { source: 'ECBASE' } }, caller);
  expect((await proposal()).lines[0]).toMatchObject({ quantity: 0, asked: 6, under_way: 12 });
});

it('finds the stock of a place that has another name since the count', async () => {
  await keep(box, 'Kelder', 12, 30);
  await countBoxes(3);
  const places = [{ name: 'Berging', was: 'Kelder' }];
  await test.data(stockCount.setPlaces, { listID, places }, caller);
  expect((await proposal()).lines).toEqual([]);
});

it('prints a count: places, units, totals, unknown codes, who and when', async () => {
  const events = [
    countEvent({ product: box, quantity: 3, place: 'Kelder', minutesAgo: 3 }),
    countEvent({ product: cloth, quantity: 4, place: 'Bar', minutesAgo: 2 }),
    countEvent({ code: '8711234500018', quantity: 2, place: 'Bar', minutesAgo: 1 }),
  ];
  const { count_id } = await count(test, caller, listID, events, { finish: true, note: 'Kast dicht' });
  const { raw, headers } = await test.call(stockCount.report, { countID: count_id }, caller);
  expect(headers['content-type']).toBe('application/pdf');
  const text = pdfText(raw);
  for (const piece of ['Geteld door Noor', 'Kast dicht', 'Kelder', 'Bar', '3 × doos', '18', '8711234500018'])
    expect(text).toContain(piece);
  const latest = await test.call(stockCount.report, { listID }, caller);
  expect(pdfText(latest.raw)).toContain('Handzeep');
  const empty = await makeList(test, site, customer, { products: [box] });
  expect(await codeOf(test, stockCount.report, { listID: empty }, caller)).toBe('404 not_found');
});
