import { endpoints } from '@toonbank/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import { type Buyer, errorOf, makeBuyer, refused } from '../orders/make-buyer.ts';
import { makePriceList, makeProduct, type TestApp, type TestProduct } from '../support/index.ts';

const { cart, quickOrder } = endpoints;
const box = { name: 'doos', content: 10, priceCents: 4_108, isDefault: true };
const roll = { name: 'rol', content: 1, priceCents: 437 };
const pallet = { name: 'pallet', content: 480, priceCents: 180_000 };

let test: TestApp;
let site: Site;
let buyer: Buyer;
let paper: TestProduct;
let units: { box: number; roll: number; pallet: number };

eachBuyer((now) => {
  ({ test, site } = now);
});
beforeEach(async () => {
  paper = await makeProduct(test, site, { units: [box, roll, pallet], stock: 1_000_000 });
  const [boxes, rolls, pallets] = paper.units.map(({ id }) => id);
  units = { box: boxes ?? 0, roll: rolls ?? 0, pallet: pallets ?? 0 };
  const priceListId = await makePriceList(test, site, [
    { unit: { id: units.box }, q: 40, priceCents: 3_958 },
    { unit: { id: units.box }, q: 100, priceCents: 3_700 },
    { unit: { id: units.roll }, q: 20, priceCents: 420 },
  ]);
  buyer = await makeBuyer(test, site, { priceListId });
});

const change = (input: Record<string, unknown>) =>
  test.call(cart.update, { id: paper.id, ...input }, buyer.caller);
const linesOf = ({ items }: Awaited<ReturnType<Buyer['cart']>>) =>
  items.map((item) => [item.hash, item.quantity_on_cart, item.total]);
const toCart = (...lines: [unit: number, quantity: number][]) =>
  test.data(
    quickOrder.toCart,
    { lines: lines.map(([unitID, quantity]) => ({ productID: paper.id, unitID, quantity })) },
    buyer.caller,
  );

describe('a second unit of an article', () => {
  it('is a line of its own, at the price on the product page', async () => {
    await buyer.add({ id: paper.id, quantity: 4 });
    const { cart: after } = await buyer.add({ id: paper.id, quantity: 7, unit: units.roll });
    expect(linesOf(after)).toEqual([
      ['', 4, 158.32],
      [`u${units.roll}`, 7, 30.59],
    ]);
    expect(after.items.map(({ key }) => key)).toEqual([String(paper.id), `${paper.id}.u${units.roll}`]);
    expect(after.totals?.goods).toBe(188.91);
  });

  it('is a line of its own in a quick order: three rows, three lines, the same subtotal', async () => {
    const other = await makeProduct(test, site, { priceCents: 1_934 });
    const lines = [
      { productID: paper.id, unitID: units.box, quantity: 1 },
      { productID: paper.id, unitID: units.roll, quantity: 2 },
      { productID: other.id, unitID: other.unit.id, quantity: 2 },
    ];
    const { cart: after, refused: none } = await test.data(quickOrder.toCart, { lines }, buyer.caller);
    expect(none).toEqual([]);
    expect(after.items).toHaveLength(3);
    expect(after.totals?.goods).toBe(41.08 + 2 * 4.37 + 2 * 19.34);
  });

  it('is set and removed by its hash, and the other lines are unchanged', async () => {
    await toCart([units.box, 2], [units.roll, 3], [units.pallet, 1]);
    await change({ hash: `u${units.roll}`, quantity: 5 });
    await change({ hash: '', quantity: 0 });
    expect((await buyer.cart()).items.map((item) => [item.unit_on_cart, item.quantity_on_cart])).toEqual([
      [units.roll, 5],
      [units.pallet, 1],
    ]);
  });

  it.each(['probe-1', 'u', 'u0', 'u-1', ' ', 'U1'])('is refused by the unknown hash %j', async (hash) => {
    for (const quantity of [1, 0]) {
      const answer = await change({ hash, quantity });
      expect(answer.status).toBe(422);
      expect(errorOf(answer)).toEqual(refused('unit_unknown', { hash: 'unknown' }));
    }
    expect((await buyer.cart()).items).toEqual([]);
  });

  it("is refused by another product's unit and by a hash that contradicts the unit", async () => {
    const other = await makeProduct(test, site);
    const answer = await change({ hash: `u${other.unit.id}`, quantity: 1 });
    expect(errorOf(answer)).toEqual(refused('unit_unknown', { hash: 'unknown' }));
    const both = await change({ hash: `u${units.roll}`, unit: units.pallet, quantity: 1 });
    expect(errorOf(both)).toEqual(refused('unit_unknown', { hash: 'other_unit' }));
  });
});

describe('another unit for a line', () => {
  it('replaces the line, with its comment, and a repeat changes nothing', async () => {
    await buyer.add({ id: paper.id, quantity: 4, comment: 'Achterom' });
    const other = await makeProduct(test, site);
    await buyer.add({ id: other.id, quantity: 1 });
    for (let turn = 0; turn < 2; turn += 1)
      await change({ hash: `u${units.roll}`, unit: units.roll, quantity: 4, replaces: '' });
    expect((await buyer.cart()).items).toMatchObject([
      { key: `${paper.id}.u${units.roll}`, quantity_on_cart: 4, comment: 'Achterom' },
      { key: String(other.id) },
    ]);
    await change({ hash: '', unit: units.box, quantity: 4, replaces: `u${units.roll}` });
    expect((await buyer.cart()).items).toMatchObject([
      { key: String(paper.id), quantity_on_cart: 4, comment: 'Achterom' },
      { key: String(other.id) },
    ]);
  });

  it('joins the line that the unit has already', async () => {
    await toCart([units.box, 4], [units.roll, 7]);
    await change({ hash: `u${units.roll}`, quantity: 11, replaces: '' });
    expect(linesOf(await buyer.cart())).toEqual([[`u${units.roll}`, 11, 48.07]]);
  });
});

it('costs the sum of the product page’s prices, in any units and order', async () => {
  const steps = fc.array(
    fc.record({
      unit: fc.constantFrom('box', 'roll', 'pallet'),
      quantity: fc.integer({ min: 1, max: 12 }),
      way: fc.constantFrom('page', 'list'),
    }),
    { minLength: 1, maxLength: 5 },
  );
  /** By the product page: what so many of one unit cost, in cents. */
  const priceOf = {
    box: (n: number) => n * (n >= 10 ? 3_700 : n >= 4 ? 3_958 : 4_108),
    roll: (n: number) => n * (n >= 20 ? 420 : 437),
    pallet: (n: number) => n * 180_000,
  };
  await fc.assert(
    fc.asyncProperty(steps, async (added) => {
      for (const unit of ['box', 'roll', 'pallet'] as const) await change({ unit: units[unit], quantity: 0 });
      const asked = { box: 0, roll: 0, pallet: 0 };
      for (const { unit, quantity, way } of added) {
        asked[unit] += quantity;
        if (way === 'list') await toCart([units[unit], quantity]);
        else await change({ unit: units[unit], quantity: asked[unit] });
      }
      const { items, totals } = await buyer.cart();
      const held = Object.fromEntries(items.map((item) => [item.unit_on_cart, item.quantity_on_cart]));
      let cents = 0;
      for (const unit of ['box', 'roll', 'pallet'] as const) {
        expect(held[units[unit]] ?? 0).toBe(asked[unit]);
        cents += priceOf[unit](asked[unit]);
      }
      expect(Math.round((totals?.goods ?? 0) * 100)).toBe(cents);
      const alone = added.reduce((sum, { unit, quantity }) => sum + priceOf[unit](quantity), 0);
      expect(cents).toBeLessThanOrEqual(alone);
    }),
    { numRuns: 12 },
  );
});

it('counts the stock over all lines of an article, in all units', async () => {
  const scarce = await makeProduct(test, site, { units: [{ ...box, isDefault: false }, roll], stock: 50 });
  const [boxes, rolls] = scarce.units.map(({ id }) => id);
  const order = (unitID = 0, quantity = 0) =>
    test.data(quickOrder.toCart, { lines: [{ productID: scarce.id, unitID, quantity }] }, buyer.caller);
  await order(boxes, 4);
  const more = await order(rolls, 11);
  expect(more.refused).toMatchObject([{ reason: 'insufficient_stock', fixes: [10] }]);
  await order(rolls, 10);
  const { items } = await buyer
    .add({ id: scarce.id, quantity: 11, unit: rolls })
    .then(({ cart: now }) => now);
  expect(items.map(({ available }) => available)).toEqual([true, false]);
  expect(errorOf(await buyer.send())).toMatchObject({ code: 'insufficient_stock' });
  await buyer.add({ id: scarce.id, quantity: 10, unit: rolls });
  await buyer.sent();
});
