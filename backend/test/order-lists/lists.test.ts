import { endpoints } from '@toonbank/contract';
import { describe, expect, it } from 'vitest';
import { orderListItems, orderLists, type Site } from '../../src/db/schema/index.ts';
import {
  codeOf,
  eachCustomer,
  makeCustomer,
  makeProduct,
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
  it('gives it back, empty and sorted by group, under all of its names', async () => {
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

  it('answers the spelling with the missing letter too', async () => {
    const alias = { ...lists.add, path: '/v1/orderlis/set_add_orderlist' };
    expect(lists.add.aliases).toContain(alias.path);
    await test.data(alias, { name: 'Keuken' }, caller);
    expect(await names()).toEqual(['Keuken']);
  });

  it.each(['', '   ', 'x'.repeat(61), 7, null])('refuses %j as a name', async (name) => {
    expect(await codeOf(test, lists.add, { name }, caller)).toBe('400 invalid_request');
  });

  it('takes sixty characters, the blanks around them not counted', async () => {
    await test.data(lists.add, { name: `  ${'é'.repeat(60)}  ` }, caller);
    expect(await names()).toEqual(['é'.repeat(60)]);
  });

  it('refuses a name that is there, whatever its case or the way its accents are written', async () => {
    await test.data(lists.add, { name: 'Café ÉÉN' }, caller);
    for (const name of ['Café ÉÉN', 'café één', 'CAFE\u0301 E\u0301E\u0301N'])
      expect(await codeOf(test, lists.add, { name }, caller), name).toBe('409 list_name_taken');
    expect(await names()).toEqual(['Café ÉÉN']);
  });

  it('minds no name of another customer', async () => {
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

it('shows lists by name as Dutch sorts it, with how much is on them, to everybody of the customer', async () => {
  const product = await makeProduct(test, site);
  await makeList(test, site, customer, { name: 'Zeep' });
  await makeList(test, site, customer, { name: 'afval', products: [product] });
  await makeList(test, site, customer, { name: 'Één' });
  const shown = async (who: typeof caller) =>
    (await test.data(lists.all, {}, who)).map((list) => `${list.name} ${list.item_count}`);
  expect(await shown(caller)).toEqual(['afval 1', 'Één 0', 'Zeep 0']);
});

describe('renaming a list', () => {
  it('gives it the new name, also the old one in another case', async () => {
    const listID = await makeList(test, site, customer, { name: 'keuken' });
    await test.data(lists.rename, { listID, listName: ' Keuken ' }, caller);
    expect(await names()).toEqual(['Keuken']);
  });

  it('refuses the name of another one', async () => {
    const listID = await makeList(test, site, customer, { name: 'Keuken' });
    await makeList(test, site, customer, { name: 'Kantoor' });
    expect(await codeOf(test, lists.rename, { listID, listName: 'KANTOOR' }, caller)).toBe(
      '409 list_name_taken',
    );
    expect(await names()).toEqual(['Kantoor', 'Keuken']);
  });
});

it('removes a list with all that is on it, and no other', async () => {
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

describe("somebody else's list", () => {
  it('answers every call exactly as one that is not there', async () => {
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
