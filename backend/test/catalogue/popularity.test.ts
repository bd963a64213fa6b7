import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { upkeep } from '../../src/upkeep.ts';
import { makeOrder } from '../orders/make-order.ts';
import {
  makeCustomer,
  makeGroup,
  makeProduct,
  makeSite,
  type TestApp,
  type TestGroup,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { list } = endpoints.products;

let test: TestApp;
let site: Site;
let group: TestGroup;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  group = await makeGroup(test, site);
});
afterAll(() => test.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it('counts the orders of the last year without cancelled ones; of equals the shop’s ranking decides', async () => {
  const make = (name: string, popularity: number) => makeProduct(test, site, { group, name, popularity });
  const once = await make('Eens, veel', 5);
  const twice = await make('Twee keer', 4);
  const cancelled = await make('Geannuleerd', 3);
  const old = await make('Vorig jaar', 2);
  await make('Nooit', 9);
  const customer = await makeCustomer(test, site);
  const order = ({ id, unit }: TestProduct, status: number, days: number, quantity = 1) =>
    makeOrder(test, site, customer, {
      ...{ status, placedAt: daysAgo(days) },
      rows: [{ productId: id, unitId: unit.id, quantity }],
    });
  await order(once, 1, 1, 900);
  await order(twice, 1, 1);
  await order(twice, 3, 300);
  for (const number of [1, 2, 3]) await order(cancelled, 4, number);
  for (const number of [1, 2, 3]) await order(old, 3, 400 + number);
  const names = async () =>
    (await test.data(list, { groupID: group.id, sort: 0 }, { site })).docs.map((doc) => doc.product_name);
  await upkeep(test.database);
  const expected = ['Twee keer', 'Eens, veel', 'Nooit', 'Geannuleerd', 'Vorig jaar'];
  expect(await names()).toEqual(expected);
  // Counted again, nothing adds up.
  await upkeep(test.database);
  expect(await names()).toEqual(expected);
});

describe('the filter “op voorraad”', () => {
  it('has what is delivered at once only', async () => {
    const other = await makeGroup(test, site);
    for (const [name, stock, deliveryDays] of [
      ['Nu', 5, 2],
      ['Later', 5, 3],
      ['Uitverkocht', 0, 1],
    ] as const)
      await makeProduct(test, site, { group: other, name, stock, deliveryDays });
    const ask = (voorraad: string) =>
      test.data(list, { groupID: other.id, filters: { voorraad: [voorraad] } }, { site });
    const { docs, facet_counts } = await ask('op voorraad');
    expect(docs.map((doc) => doc.product_name)).toEqual(['Nu']);
    expect(facet_counts.voorraad).toEqual([
      { value: 'niet op voorraad', count: 2 },
      { value: 'op voorraad', count: 1 },
    ]);
  });
});

it('relates products of the same size before others of their kind', async () => {
  const other = await makeGroup(test, site);
  const towel = (name: string, afmeting: string, popularity: number, vouw: string) =>
    makeProduct(test, site, {
      ...{ group: other, name, afmeting, popularity, family: 'vouwhanddoeken' },
      specifications: [{ label: 'Vouw', value: vouw }],
    });
  const soldOut = await towel('Z-vouw op', '20 x 24 cm', 1, 'Z');
  await towel('C-vouw', '24 x 31 cm', 900_000, 'C');
  await towel('Z-vouw groot', '24 x 31 cm', 20, 'Z');
  await towel('Z-vouw', '20 x 24 cm', 10, 'Z');
  const { docs } = await test.data(list, { target: 'relatedProducts', productID: soldOut.id }, { site });
  expect(docs.map((doc) => doc.product_name)).toEqual(['Z-vouw', 'Z-vouw groot', 'C-vouw']);
});
