import { endpoints } from '@toonbank/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  codeOf,
  eachCustomer,
  makeCustomer,
  makeProduct,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { makeList } from './make-list.ts';

const { orderLists: lists } = endpoints;

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let caller: { site: Site; sid: string };

eachCustomer((now) => {
  ({ test, site, customer, caller } = now);
});

let products: TestProduct[];
beforeAll(async () => {
  products = await Promise.all(
    ['Doek', 'Emmer', 'Mop', 'Zeep'].map((name) => makeProduct(test, site, { name })),
  );
});

const ids = (some: TestProduct[]) => some.map(({ id }) => id);
const newItem = ({ id, unit }: TestProduct, rest = {}) => ({ productID: id, unitID: unit.id, ...rest });
const listOf = (some: TestProduct[], fields = {}) =>
  makeList(test, site, customer, { products: some, sortType: 2, ...fields });
const namesOn = async (listID: number) =>
  (await test.data(lists.get, { listID }, caller)).items.map((item) => item.product_name);

describe('putting many on a list', () => {
  it('adds new items, changes existing ones, and names unknown products', async () => {
    const [doek, emmer, mop] = products as [TestProduct, TestProduct, TestProduct];
    const listID = await listOf([doek], { item: { note: 'Kast 3' } });
    const items = [
      newItem(doek, { quantity: 7 }),
      newItem(mop),
      newItem(emmer),
      { productID: doek.id + 900, unitID: 1 },
    ];
    expect(await test.data(lists.putItems, { listID, items }, caller)).toEqual({
      added: ids([mop, emmer]),
      unknown: [doek.id + 900],
    });
    const list = await test.data(lists.get, { listID }, caller);
    expect(list.items.map(({ product_name, quantity, note }) => [product_name, quantity, note])).toEqual([
      ['Doek', 7, 'Kast 3'],
      ['Mop', 1, ''],
      ['Emmer', 1, ''],
    ]);
  });

  it("refuses another product's unit", async () => {
    const [doek, emmer] = products as [TestProduct, TestProduct];
    const listID = await listOf([]);
    const items = [{ productID: doek.id, unitID: emmer.unit.id }];
    expect(await test.data(lists.putItems, { listID, items }, caller)).toEqual({
      added: [],
      unknown: [doek.id],
    });
    expect(await namesOn(listID)).toEqual([]);
  });
});

describe('moving', () => {
  it('moves products to the end of another list, which keeps the fields of items it already has', async () => {
    const [doek, emmer, mop, zeep] = products as [TestProduct, TestProduct, TestProduct, TestProduct];
    const from = await listOf([doek, emmer, mop], { item: { quantity: 5 } });
    const to = await listOf([zeep, mop], { item: { quantity: 2 } });
    const moved = await test.data(
      lists.moveItems,
      { listID: from, toListID: to, productIDs: ids([mop, doek]) },
      caller,
    );
    expect(moved.added).toEqual([doek.id]);
    expect(moved.removed.map((item) => [item.product_id, item.quantity, item.position])).toEqual([
      [doek.id, 5, 0],
      [mop.id, 5, 2],
    ]);
    expect(await namesOn(from)).toEqual(['Emmer']);
    const there = await test.data(lists.get, { listID: to }, caller);
    expect(there.items.map((item) => `${item.product_name} ${item.quantity}`)).toEqual([
      'Zeep 2',
      'Mop 2',
      'Doek 5',
    ]);
    // And back as it was.
    const items = moved.removed.map(({ product_id, unit_id, ...rest }) => ({
      productID: product_id,
      unitID: unit_id,
      ...rest,
    }));
    await test.data(lists.putItems, { listID: from, items }, caller);
    expect(await namesOn(from)).toEqual(['Doek', 'Emmer', 'Mop']);
  });

  it('copies, and removes without a target list', async () => {
    const [doek, emmer] = products as [TestProduct, TestProduct];
    const from = await listOf([doek, emmer]);
    const to = await listOf([]);
    const all = { listID: from, productIDs: ids([doek, emmer]) };
    expect((await test.data(lists.moveItems, { ...all, toListID: to, copy: true }, caller)).removed).toEqual(
      [],
    );
    expect(await namesOn(from)).toEqual(await namesOn(to));
    await test.data(lists.moveItems, { ...all, productIDs: [doek.id] }, caller);
    expect(await namesOn(from)).toEqual(['Emmer']);
    expect(await test.data(lists.moveItems, { ...all, toListID: from }, caller)).toEqual({
      removed: [],
      added: [],
    });
    expect(await namesOn(from)).toEqual(['Emmer']);
  });

  it('moves nothing to another customer’s list', async () => {
    const from = await listOf(products);
    const foreign = await makeList(test, site, await makeCustomer(test, site));
    const move = { listID: from, productIDs: ids(products), toListID: foreign };
    expect(await codeOf(test, lists.moveItems, move, caller)).toBe('404 not_found');
    expect(await namesOn(from)).toHaveLength(4);
  });
});

it('restores a removed list with all its items, in their order', async () => {
  const listID = await listOf(products, { name: 'Week', item: { note: 'boven', quantity: 3 } });
  const { removed } = await test.data(lists.remove, { listID }, caller);
  const items = (removed?.items ?? []).map(({ product_id, unit_id, ...rest }) => ({
    productID: product_id,
    unitID: unit_id,
    ...rest,
  }));
  const again = await test.data(
    lists.add,
    { name: removed?.name ?? '', sortType: removed?.sort_type, items },
    caller,
  );
  expect(again).toMatchObject({ name: 'Week', sort_type: 2, item_count: 4 });
  const list = await test.data(lists.get, { listID: again.list_id }, caller);
  expect(list.items.map(({ product_name }) => product_name)).toEqual(['Doek', 'Emmer', 'Mop', 'Zeep']);
  expect(list.items[0]).toMatchObject({ note: 'boven', quantity: 3 });
});

describe('sorting a part', () => {
  it('reorders the sent items among their own positions, and no other', async () => {
    const [doek, emmer, mop, zeep] = products as [TestProduct, TestProduct, TestProduct, TestProduct];
    const listID = await listOf(products);
    await test.data(lists.setCustomSort, { listID, sortdata: ids([zeep, emmer]), part: true }, caller);
    expect(await namesOn(listID)).toEqual(['Doek', 'Zeep', 'Mop', 'Emmer']);
    await test.data(
      lists.setCustomSort,
      { listID, sortdata: [mop.id, 2_000_000, doek.id, mop.id], part: true },
      caller,
    );
    expect(await namesOn(listID)).toEqual(['Mop', 'Zeep', 'Doek', 'Emmer']);
  });

  it('works where several share a position', async () => {
    const listID = await listOf(products, { item: { position: 0 } });
    const sortdata = ids(products.toReversed().slice(0, 2));
    await test.data(lists.setCustomSort, { listID, sortdata, part: true }, caller);
    expect(await namesOn(listID)).toEqual(['Doek', 'Emmer', 'Zeep', 'Mop']);
  });
});
