import { endpoints } from '@toonbank/contract';
import { describe, expect, it } from 'vitest';
import { orderListItems, orderLists, type Site } from '../../src/db/schema/index.ts';
import { count, countEvent } from '../stock-count/make-count.ts';
import {
  codeOf,
  eachCustomer,
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
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

const names = async () => (await test.data(lists.all, {}, caller)).map((list) => list.name);

describe('making a list', () => {
  it('returns it, empty and sorted by group, under all of its field names', async () => {
    const list = await test.data(lists.add, { name: '  Weekbestelling ' }, caller);
    expect(list).toEqual({
      bestellijstgroup_id: customer.customerId,
      bestellijst_id: list.list_id,
      list_id: list.list_id,
      name: 'Weekbestelling',
      item_count: 0,
      sort_type: 0,
    });
    expect(await test.data(lists.all, {}, caller)).toEqual([list]);
  });

  it('also answers at the misspelled path', async () => {
    const alias = { ...lists.add, path: '/v1/orderlis/set_add_orderlist' };
    expect(lists.add.aliases).toContain(alias.path);
    await test.data(alias, { name: 'Keuken' }, caller);
    expect(await names()).toEqual(['Keuken']);
  });

  it.each(['', '   ', 'x'.repeat(61), 7, null])('refuses %j as a name', async (name) => {
    expect(await codeOf(test, lists.add, { name }, caller)).toBe('400 invalid_request');
  });

  it('accepts sixty characters, not counting spaces around them', async () => {
    await test.data(lists.add, { name: `  ${'é'.repeat(60)}  ` }, caller);
    expect(await names()).toEqual(['é'.repeat(60)]);
  });

  it('refuses an existing name, in any case and any form of accents', async () => {
    await test.data(lists.add, { name: 'Café ÉÉN' }, caller);
    for (const name of ['Café ÉÉN', 'café één', 'CAFE\u0301 E\u0301E\u0301N'])
      expect(await codeOf(test, lists.add, { name }, caller), name).toBe('409 list_name_taken');
    expect(await names()).toEqual(['Café ÉÉN']);
  });

  it('accepts the name of another customer’s list', async () => {
    await makeList(test, site, await makeCustomer(test, site), { name: 'Keuken' });
    await test.data(lists.add, { name: 'Keuken' }, caller);
  });

  it('stops at a hundred lists', async () => {
    const rows = Array.from({ length: 99 }, (_, index) => ({
      siteId: site.id,
      customerId: customer.customerId,
      name: `Lijst ${index}`,
    }));
    await test.database.inSite(site.id, (tx) => tx.insert(orderLists).values(rows));
    expect(await codeOf(test, lists.add, { name: 'De honderdste' }, caller)).toBe('200 done');
    expect(await codeOf(test, lists.add, { name: 'Een te veel' }, caller)).toBe('422 too_many_lists');
  });
});

it('sorts lists by name in Dutch, with the number of items, for all users of the customer', async () => {
  const product = await makeProduct(test, site);
  await makeList(test, site, customer, { name: 'Zeep' });
  await makeList(test, site, customer, { name: 'afval', products: [product] });
  await makeList(test, site, customer, { name: 'Één' });
  const shown = async (who: typeof caller) =>
    (await test.data(lists.all, {}, who)).map((list) => `${list.name} ${list.item_count}`);
  expect(await shown(caller)).toEqual(['afval 1', 'Één 0', 'Zeep 0']);
});

describe('renaming a list', () => {
  it('sets the new name, also the old one in another case', async () => {
    const listID = await makeList(test, site, customer, { name: 'keuken' });
    await test.data(lists.rename, { listID, listName: ' Keuken ' }, caller);
    expect(await names()).toEqual(['Keuken']);
  });

  it('refuses the name of another list', async () => {
    const listID = await makeList(test, site, customer, { name: 'Keuken' });
    await makeList(test, site, customer, { name: 'Kantoor' });
    expect(await codeOf(test, lists.rename, { listID, listName: 'KANTOOR' }, caller)).toBe(
      '409 list_name_taken',
    );
    expect(await names()).toEqual(['Kantoor', 'Keuken']);
  });
});

it('removes a list with all its items, and no other', async () => {
  const products = [await makeProduct(test, site), await makeProduct(test, site)];
  const listID = await makeList(test, site, customer, { products });
  const other = await makeList(test, site, customer, { name: 'Blijft', products });
  await test.data(lists.remove, { listID }, caller);
  expect(await names()).toEqual(['Blijft']);
  const items = await test.database.inSite(site.id, (tx) =>
    tx.select({ listId: orderListItems.listId }).from(orderListItems),
  );
  expect(new Set(items.map((item) => item.listId))).not.toContain(listID);
  expect((await test.data(lists.get, { listID: other }, caller)).items).toHaveLength(2);
});

describe('another customer’s list', () => {
  it('gets for every call the answer of an absent list', async () => {
    const product = await makeProduct(test, site);
    const productID = product.id;
    const item = { productID, unitID: product.unit.id };
    const foreign = await makeList(test, site, await makeCustomer(test, site), { products: [product] });
    const absent = 2_000_000_000;
    const calls = [
      [lists.get, {}],
      [lists.get, { type: 1 }],
      [lists.remove, {}],
      [lists.rename, { listName: 'Van mij' }],
      [lists.addItem, item],
      [lists.removeItem, { productID }],
      [lists.setSortType, { sortType: 2 }],
      [lists.setCustomSort, { sortdata: [productID] }],
      [lists.putItems, { items: [item] }],
      [lists.moveItems, { productIDs: [productID] }],
      [lists.toCart, {}],
    ] as const;
    for (const [endpoint, input] of calls) {
      const theirs = await test.call(endpoint, { ...input, listID: foreign }, caller);
      const none = await test.call(endpoint, { ...input, listID: absent }, caller);
      expect(theirs.status, endpoint.path).toBe(404);
      expect(theirs.body, endpoint.path).toEqual(none.body);
    }
    expect(await names()).toEqual([]);
    expect(await test.data(lists.listedItems, {}, caller)).toEqual([]);
    expect(await test.data(lists.selected, { productID }, caller)).toEqual([]);
  });

  it('of another site neither', async () => {
    const there = await makeSite(test);
    const foreign = await makeList(test, there, await makeCustomer(test, there));
    expect(await codeOf(test, lists.get, { listID: foreign }, caller)).toBe('404 not_found');
    expect(await codeOf(test, lists.remove, { listID: foreign }, caller)).toBe('404 not_found');
  });
});

describe('restoring a removed list', () => {
  const { stockCount } = endpoints;
  const camel = (restore: NonNullable<Removed['restore']>) => ({
    ...{ listID: restore.list_id, key: restore.key, places: restore.places },
    lines: restore.lines.map(({ product_id: productID, ...line }) => ({ productID, ...line })),
  });
  type Removed = NonNullable<Awaited<ReturnType<typeof remove>>>;
  const remove = async (listID: number) => (await test.data(lists.remove, { listID }, caller)).removed;
  const again = ({ name, items, restore }: Removed) => ({
    name,
    items: items.map(({ product_id, unit_id }) => ({ productID: product_id, unitID: unit_id })),
    restore: restore && camel(restore),
  });

  it('gives it its id, its places, its minimums and its counts', async () => {
    const product = await makeProduct(test, site);
    const listID = await makeList(test, site, customer, { name: 'Kelder', products: [product] });
    const line = { place: 'Rek 2', minimum: 4, maximum: 9 };
    await test.data(stockCount.setPlaces, { listID, places: [{ name: 'Rek 1' }, { name: 'Rek 2' }] }, caller);
    await test.data(stockCount.setLines, { listID, productID: product.id, lines: [line] }, caller);
    const event = () => countEvent({ product, quantity: 6, place: 'Rek 2' });
    await count(test, caller, listID, [event()], { finish: true });
    const { count_id: open } = await count(test, caller, listID, [event()]);
    const removed = await remove(listID);
    const made = await test.data(lists.add, again(removed as Removed), caller);
    expect(made.list_id).toBe(listID);
    const sheet = await test.data(stockCount.sheet, { listID }, caller);
    expect(sheet.places).toEqual(['Rek 1', 'Rek 2']);
    expect(sheet.lines).toMatchObject([{ ...line, product_id: product.id, last: 6 }]);
    expect(sheet.open_count?.count_id).toBe(open);
    const { counts } = await test.data(stockCount.history, {}, caller);
    expect(counts.map(({ list_id }) => list_id)).toEqual([listID]);
  });

  it('takes the key of this customer only, and restores a list twice as another one', async () => {
    const removed = (await remove(await makeList(test, site, customer, { name: 'Bar' }))) as Removed;
    const other = { site, sid: await makeSession(test, site, await makeCustomer(test, site)) };
    expect(await codeOf(test, lists.add, again(removed), other)).toBe('404 not_found');
    const { list_id } = await test.data(lists.add, again(removed), caller);
    const twice = await test.data(lists.add, { ...again(removed), name: 'Bar 2' }, caller);
    expect(list_id).toBe(removed.restore?.list_id);
    expect(twice.list_id).not.toBe(list_id);
  });
});
