import { randomUUID } from 'node:crypto';
import { endpoints } from '@toonbank/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Site, stockPlaces } from '../../src/db/schema/index.ts';
import { makeList } from '../order-lists/make-list.ts';
import {
  codeOf,
  eachCustomer,
  makeProduct,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { count, countEvent } from './make-count.ts';

const { stockCount } = endpoints;

let test: TestApp;
let site: Site;
let goods: [TestProduct, TestProduct, TestProduct];
let customer: TestCustomer;
let caller: { site: Site; sid: string };
let listID: number;

eachCustomer((now) => {
  ({ test, site, customer, caller } = now);
});
beforeAll(async () => {
  goods = [
    await makeProduct(test, site, { name: 'Azijn' }),
    await makeProduct(test, site, { name: 'Borstel' }),
    await makeProduct(test, site, { name: 'Citroen' }),
  ];
});
beforeEach(async () => {
  listID = await makeList(test, site, customer, { products: goods, sortType: 2 });
});

const sheet = () => test.data(stockCount.sheet, { listID }, caller);
const walk = async () => {
  const { lines } = await sheet();
  return lines.map(({ product_id, place }) =>
    `${goods.find(({ id }) => id === product_id)?.name} ${place}`.trim(),
  );
};
const setPlaces = (...places: { name: string; was?: string }[]) =>
  test.data(stockCount.setPlaces, { listID, places }, caller);
const setLines = (product: TestProduct, ...lines: { place: string; minimum?: number; maximum?: number }[]) =>
  test.data(
    stockCount.setLines,
    {
      listID,
      productID: product.id,
      lines: lines.map(({ place, minimum = null, maximum = null }) => ({ place, minimum, maximum })),
    },
    caller,
  );
const linesOf = async (product: TestProduct) =>
  (await sheet()).lines
    .filter(({ product_id }) => product_id === product.id)
    .map(({ place, minimum, maximum }) => [place, minimum, maximum]);

it('shows the products in the order of their places; one without a place comes last', async () => {
  expect(await walk()).toEqual(['Azijn', 'Borstel', 'Citroen']);
  await setPlaces({ name: 'Kelder' }, { name: 'Bar' });
  await setLines(goods[0], { place: 'Bar' });
  await setLines(goods[2], { place: 'Bar' }, { place: 'Kelder' });
  expect(await walk()).toEqual(['Citroen Kelder', 'Azijn Bar', 'Citroen Bar', 'Borstel']);
});

it('remembers the walk of a finished count', async () => {
  await setPlaces({ name: 'Kelder' }, { name: 'Bar' }, { name: 'Zolder' });
  await setLines(goods[1], { place: '', minimum: 4, maximum: 8 });
  const events = [
    countEvent({ product: goods[2], place: 'Zolder', minutesAgo: 9 }),
    countEvent({ product: goods[1], place: 'Keuken', minutesAgo: 8 }),
    countEvent({ product: goods[0], place: 'Keuken', minutesAgo: 7 }),
    countEvent({ product: goods[0], place: 'Kelder', minutesAgo: 6 }),
  ];
  await count(test, caller, listID, events, { finish: true });
  expect((await sheet()).places).toEqual(['Zolder', 'Keuken', 'Bar', 'Kelder']);
  expect(await walk()).toEqual(['Citroen Zolder', 'Borstel Keuken', 'Azijn Keuken', 'Azijn Kelder']);
  expect(await linesOf(goods[1])).toEqual([['Keuken', 4, 8]]);
  expect((await sheet()).lines.map(({ last }) => last)).toEqual([1, 1, 1, 1]);
});

it('moves products along with a renamed place, also when two places exchange names', async () => {
  await setPlaces({ name: 'A' }, { name: 'B' });
  await setLines(goods[0], { place: 'A', minimum: 1 }, { place: 'B', minimum: 2 });
  await setPlaces({ name: 'B', was: 'A' }, { name: 'A', was: 'B' });
  expect(await linesOf(goods[0])).toEqual([
    ['B', 1, null],
    ['A', 2, null],
  ]);
});

describe('a renamed place', () => {
  const lastAt = async () => (await sheet()).lines.map(({ place, last }) => [place, last]);
  const countAt = (place: string, quantity: number, more: Parameters<typeof count>[4] = { finish: true }) =>
    count(test, caller, listID, [countEvent({ product: goods[0], place, quantity, minutesAgo: 1 })], more);

  beforeEach(async () => {
    listID = await makeList(test, site, customer, { products: [goods[0]] });
    await setPlaces({ name: 'Kelder' }, { name: 'Bar' });
  });

  it('keeps what was found there, also when two places exchange names', async () => {
    await setLines(goods[0], { place: 'Kelder' }, { place: 'Bar' });
    await countAt('Kelder', 7);
    await countAt('Bar', 2);
    await setPlaces({ name: 'Bar', was: 'Kelder' }, { name: 'Kelder', was: 'Bar' });
    expect(await lastAt()).toEqual([
      ['Bar', 7],
      ['Kelder', 2],
    ]);
  });

  it('takes entries of its former name that arrive later, and does not come back by them', async () => {
    const key = randomUUID();
    await countAt('Kelder', 3, { key });
    await setPlaces({ name: 'Berging', was: 'Kelder' }, { name: 'Bar' });
    await countAt('Kelder', 4, { key, finish: true });
    expect((await sheet()).places).toEqual(['Berging', 'Bar']);
    expect(await lastAt()).toEqual([['Berging', 4]]);
    await setPlaces({ name: 'Opslag', was: 'Berging' }, { name: 'Bar' });
    await countAt('Kelder', 5, { key });
    expect(await lastAt()).toEqual([['Opslag', 5]]);
  });

  it('is another place than a new one that gets its former name', async () => {
    await countAt('Kelder', 3);
    await setPlaces({ name: 'Berging', was: 'Kelder' }, { name: 'Kelder' });
    // An entry of the same millisecond as the renaming was made with the new names.
    const stored = await test.database.inSite(site.id, (tx) => tx.select().from(stockPlaces));
    const moments = stored.flatMap(({ formerNames }) => formerNames.map(({ until }) => until));
    const countedAt = moments.toSorted().at(-1) ?? '';
    const event = countEvent({ product: goods[0], place: 'Kelder', quantity: 8, countedAt });
    await count(test, caller, listID, [event], { finish: true });
    expect(await lastAt()).toEqual([
      ['Berging', 3],
      ['Kelder', 8],
    ]);
  });
});

it('keeps what is asked of a product when its places are removed', async () => {
  await setPlaces({ name: 'A' }, { name: 'B' });
  await setLines(goods[0], { place: 'A', minimum: 1, maximum: 3 }, { place: 'B', minimum: 2 });
  await setPlaces();
  expect(await linesOf(goods[0])).toEqual([['', 3, 5]]);
});

it('refuses a maximum below the minimum, two lines at one place, and a product that is not on the list', async () => {
  const stranger = await makeProduct(test, site);
  const refused = (productID: number, ...lines: object[]) =>
    codeOf(test, stockCount.setLines, { listID, productID, lines }, caller);
  const line = { place: '', minimum: 4, maximum: 3 };
  expect(await refused(goods[0].id, line)).toBe('400 invalid_request');
  const plain = { ...line, maximum: null };
  expect(await refused(goods[0].id, plain, plain)).toBe('400 invalid_request');
  expect(await refused(stranger.id, plain)).toBe('404 not_found');
});
