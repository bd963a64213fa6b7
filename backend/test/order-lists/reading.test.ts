import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  makeAgreement,
  makeCustomer,
  makeGroup,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  setStock,
  type TestApp,
  type TestCustomer,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { makeList } from './make-list.ts';

const { orderLists: lists, products: catalogue } = endpoints;

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let caller: { site: Site; sid: string };
let zeep: TestProduct;
let mop: TestProduct;
let doek: TestProduct;
let afwas: TestProduct;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const cleaning = await makeGroup(test, site, { label: 'Reinigen', sortOrder: 110 });
  const soaps = await makeGroup(test, site, { label: 'Zepen', sortOrder: 120, parent: cleaning });
  const cloths = await makeGroup(test, site, { label: 'Doeken', sortOrder: 210, parent: cleaning });
  const paper = await makeGroup(test, site, { label: 'Papier', sortOrder: 105 });
  const make = (name: string, group: typeof paper, brand: string) =>
    makeProduct(test, site, { name, group, brand, articleNumber: `NR-${name}` });
  zeep = await make('Zeep', soaps, 'Zuiverzicht');
  mop = await make('Mop', cloths, 'Aardwol');
  doek = await make('Doek', paper, 'Zuiverzicht');
  afwas = await make('afwasmiddel', soaps, 'Aardwol');
  customer = await makeCustomer(test, site, {
    priceListId: await makePriceList(test, site, [{ unit: zeep.unit, q: 5, priceCents: 800 }]),
  });
  await makeAgreement(test, site, customer, mop.unit, { priceCents: 777 });
});
afterAll(() => test.close());
beforeEach(async () => {
  caller = { site, sid: await makeSession(test, site, customer) };
});

const inOrder = () => [mop, zeep, doek, afwas];
const read = (listID: number, more: Record<string, unknown> = {}) =>
  test.data(lists.get, { listID, ...more }, caller);
const namesOf = ({ items }: Awaited<ReturnType<typeof read>>) => items.map((item) => item.product_name);

describe('the items of a list', () => {
  it('have name, number, category and the product as in the viewer’s catalogue', async () => {
    const listID = await makeList(test, site, customer, {
      name: 'Alles',
      products: [zeep, mop],
      sortType: 2,
      item: { quantity: 6, note: 'Kast 3' },
    });
    const list = await read(listID);
    expect(list).toMatchObject({ list_id: listID, name: 'Alles', item_count: 2, num_found: 2, start: 0 });
    const [first, second] = list.items;
    expect(first).toMatchObject({
      product_name: 'Zeep',
      product_ext_code: 'NR-Zeep',
      category: 'Zepen',
      available: true,
      unit_id: zeep.unit.id,
      quantity: 6,
      note: 'Kast 3',
    });
    const { docs } = await test.data(catalogue.list, { ids: [zeep.id, mop.id] }, caller);
    expect([first?.product, second?.product]).toEqual(docs);
    expect(first?.product.pricetable).toEqual([
      { q: 1, price: 10 },
      { q: 5, price: 8 },
    ]);
    expect(second?.product).toMatchObject({ calcprice: 7.77, price_source: 'agreement' });
  });

  it('remain when the product is no longer sold, with a mark', async () => {
    const gone = await makeProduct(test, site, { active: false, stock: 0 });
    const listID = await makeList(test, site, customer, { products: [gone, zeep], sortType: 2 });
    expect((await read(listID)).items.map((item) => item.available)).toEqual([false, true]);
    expect((await read(listID, { getStockable: true })).items.map((item) => item.product_name)).toEqual([
      'Zeep',
    ]);
  });
});

describe('the order of a list', () => {
  it.each([
    [0, 'the tree of the shop', ['Doek', 'afwasmiddel', 'Zeep', 'Mop']],
    [1, 'supplier', ['afwasmiddel', 'Mop', 'Doek', 'Zeep']],
    [2, 'hand', ['Mop', 'Zeep', 'Doek', 'afwasmiddel']],
  ] as const)('%i is by %s', async (sortType, _by, expected) => {
    const listID = await makeList(test, site, customer, { products: inOrder() });
    await test.data(lists.setSortType, { listID, sortType }, caller);
    const list = await read(listID);
    expect(list.sort_type).toBe(sortType);
    expect(namesOf(list)).toEqual(expected);
  });

  it('accepts no other', async () => {
    const listID = await makeList(test, site, customer);
    expect((await test.call(lists.setSortType, { listID, sortType: 3 }, caller)).status).toBe(400);
  });

  it('by hand is the sent order: duplicates and unknown ids are skipped, items that are not named come last', async () => {
    const listID = await makeList(test, site, customer, { products: inOrder() });
    const stranger = await makeProduct(test, site);
    const sortdata = [afwas.id, stranger.id, 2_000_000_000, mop.id, afwas.id];
    await test.data(lists.setCustomSort, { listID, sortdata }, caller);
    const list = await read(listID);
    expect(list.sort_type).toBe(2);
    expect(namesOf(list)).toEqual(['afwasmiddel', 'Mop', 'Zeep', 'Doek']);
    await test.data(lists.setCustomSort, { listID, sortdata: [] }, caller);
    expect(namesOf(await read(listID))).toEqual(['afwasmiddel', 'Mop', 'Zeep', 'Doek']);
  });
});

describe('a part of a list', () => {
  it('is read page by page; past the end is the last page', async () => {
    const listID = await makeList(test, site, customer, { products: inOrder(), sortType: 2 });
    const page = async (number: number) => {
      const list = await read(listID, { page: number, pageSize: 3 });
      return { start: list.start, found: list.num_found, names: namesOf(list) };
    };
    expect(await page(0)).toEqual({ start: 0, found: 4, names: ['Mop', 'Zeep', 'Doek'] });
    expect(await page(1)).toEqual({ start: 3, found: 4, names: ['afwasmiddel'] });
    expect(await page(99)).toEqual(await page(1));
    expect(await read(await makeList(test, site, customer), { page: 5 })).toMatchObject({
      start: 0,
      items: [],
    });
  });

  it.each([
    // The second one is in the group 'Zepen'.
    ['zeep', ['Zeep', 'afwasmiddel']],
    ['was', ['afwasmiddel']],
    ['NR-Mop', ['Mop']],
    ['zuiverzicht', ['Zeep', 'Doek']],
    ['kást 3', ['Mop', 'Zeep', 'Doek', 'afwasmiddel']],
    ['bestaat niet', []],
    ['%', []],
    ['   ', ['Mop', 'Zeep', 'Doek', 'afwasmiddel']],
    ["' OR 1=1 --", []],
  ])('is found by %j', async (search, expected) => {
    const listID = await makeList(test, site, customer, {
      products: inOrder(),
      sortType: 2,
      item: { note: 'Kast 3, boven' },
    });
    const list = await read(listID, { search });
    expect(namesOf(list)).toEqual(expected);
    expect(list).toMatchObject({ num_found: expected.length, item_count: 4 });
  });
});

it('is found by the first eight words of a search, each counted once', async () => {
  const eight = ['alfa', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'];
  const listID = await makeList(test, site, customer, { products: [doek], item: { note: eight.join(' ') } });
  const found = async (...words: string[]) => namesOf(await read(listID, { search: words.join(' ') }));
  expect(await found(...eight.flatMap((word) => [word, word]))).toEqual(['Doek']);
  expect(await found(...eight, 'india', 'juliett')).toEqual(['Doek']);
  expect(await found(...eight.slice(1), 'india')).toEqual([]);
});

it('shows stock as it is now', async () => {
  const listID = await makeList(test, site, customer, { products: [doek] });
  await setStock(test, site, doek, 3);
  expect((await read(listID)).items[0]?.product.stock).toBe(3);
});
