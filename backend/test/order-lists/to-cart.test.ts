import { endpoints } from '@toonbank/contract';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  codeOf,
  eachCustomer,
  makeProduct,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { makeList } from './make-list.ts';

const { orderLists: lists, cart } = endpoints;

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let caller: { site: Site; sid: string };

eachCustomer((now) => {
  ({ test, site, customer, caller } = now);
});

const box = { name: 'doos', content: 6, priceCents: 1_200 };
const piece = { name: 'stuk', content: 1, priceCents: 250 };
const toCart = (listID: number, more = {}) => test.data(lists.toCart, { listID, ...more }, caller);
const cartLines = async () =>
  (await test.data(cart.get, {}, caller)).items.map((line) => [line.product_id, line.quantity_on_cart]);
const listOf = (products: TestProduct[], item = {}) =>
  makeList(test, site, customer, { products, item, sortType: 2 });

describe('a list to the cart', () => {
  it('adds every line, for any number, in one call', async () => {
    const products: TestProduct[] = [];
    for (let at = 0; at < 200; at += 1)
      products.push(await makeProduct(test, site, { group: products[0]?.group }));
    const listID = await listOf(products, { quantity: 2 });
    await toCart(listID);
    const started = performance.now();
    const answer = await toCart(listID);
    // The budget is 500 ms; the tests of other files run on the same cores.
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(answer.added).toEqual(products.map(({ id }) => id));
    expect(answer).toMatchObject({ refused: [], skipped: 0 });
    expect(answer.cart.items).toHaveLength(200);
    expect(answer.cart.count).toBe(800);
  });

  it('adds only the selected lines, in the sent quantities, and skips 0', async () => {
    const [one, two, three] = [
      await makeProduct(test, site, { units: [box, piece] }),
      await makeProduct(test, site),
      await makeProduct(test, site),
    ];
    const listID = await listOf([one, two, three], { quantity: 4 });
    const amounts = [
      { productID: one.id, unitID: one.units[1]?.id ?? 0, quantity: 3 },
      { productID: two.id, unitID: two.unit.id, quantity: 0 },
    ];
    const answer = await toCart(listID, { productIDs: [one.id, two.id], amounts });
    expect(answer).toMatchObject({ added: [one.id], skipped: 1, refused: [] });
    expect(await cartLines()).toEqual([[one.id, 3]]);
    expect((await test.data(lists.get, { listID }, caller)).items[0]?.quantity).toBe(4);
  });

  it('adds to the line of the same unit, gives another unit a line of its own, and keeps the comment', async () => {
    const product = await makeProduct(test, site, { units: [box, piece] });
    await test.data(
      cart.update,
      { id: product.id, quantity: 2, unit: product.unit.id, comment: 'Achterom' },
      caller,
    );
    const unitId = product.units[1]?.id;
    const listID = await listOf([product], { unitId, quantity: 6, note: 'Voor de keuken' });
    await toCart(listID);
    const { cart: after, added } = await toCart(listID, {
      amounts: [{ productID: product.id, unitID: product.unit.id, quantity: 1 }],
    });
    expect(added).toEqual([product.id]);
    expect(after.items).toMatchObject([
      { key: String(product.id), quantity_on_cart: 3, unit_on_cart: product.unit.id, comment: 'Achterom' },
      { key: `${product.id}.u${unitId}`, quantity_on_cart: 6, unit_on_cart: unitId, comment: '' },
    ]);
  });

  it('refuses lines that cannot be ordered as they are, with the reason and a quantity that would work', async () => {
    const fine = await makeProduct(test, site, { name: 'Goed' });
    const gone = await makeProduct(test, site, { name: 'Weg', active: false });
    const scarce = await makeProduct(test, site, { name: 'Schaars', stock: 20, units: [box] });
    const empty = await makeProduct(test, site, { name: 'Op', stock: 0 });
    const stepped = await makeProduct(test, site, { name: 'Per vier', step: 4 });
    const listID = await listOf([fine, gone, scarce, empty, stepped], { quantity: 6 });
    const answer = await toCart(listID);
    expect(answer.added).toEqual([fine.id]);
    expect(answer.refused.map(({ product_name, reason, fixes }) => [product_name, reason, fixes])).toEqual([
      ['Weg', 'product_unavailable', []],
      ['Schaars', 'insufficient_stock', [3]],
      ['Op', 'insufficient_stock', []],
      ['Per vier', 'quantity_step', [4, 8]],
    ]);
    expect(await cartLines()).toEqual([[fine.id, 6]]);
    // The suggested fix works.
    const amounts = [
      { productID: scarce.id, unitID: scarce.unit.id, quantity: 3 },
      { productID: stepped.id, unitID: stepped.unit.id, quantity: 8 },
    ];
    const again = await toCart(listID, { productIDs: [scarce.id, stepped.id], amounts });
    expect(again).toMatchObject({ added: [scarce.id, stepped.id], refused: [] });
    // Nothing is left for a second order.
    expect((await toCart(listID, { productIDs: [scarce.id], amounts })).refused).toMatchObject([
      { reason: 'insufficient_stock', fixes: [], quantity: 3 },
    ]);
  });

  it('refuses another product’s unit, and skips unknown products', async () => {
    const [one, two] = [await makeProduct(test, site), await makeProduct(test, site)];
    const listID = await listOf([one]);
    const amounts = [{ productID: one.id, unitID: two.unit.id, quantity: 1 }];
    expect(await toCart(listID, { productIDs: [one.id, two.id], amounts })).toMatchObject({
      added: [],
      refused: [{ product_id: one.id, reason: 'unit_unknown', unit_id: two.unit.id }],
    });
    expect(await cartLines()).toEqual([]);
  });

  it('accepts no price and no half piece', async () => {
    const product = await makeProduct(test, site);
    const listID = await listOf([product]);
    const amount = { productID: product.id, unitID: product.unit.id };
    for (const input of [
      { price: 1 },
      { productIDs: [] },
      { amounts: [{ ...amount, quantity: 0.5 }] },
      { amounts: [{ ...amount, quantity: -1 }] },
    ])
      expect(await codeOf(test, lists.toCart, { listID, ...input }, caller)).toBe('400 invalid_request');
  });
});
