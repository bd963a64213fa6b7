import { endpoints } from '@toonbank/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { cheaperPacking } from '../../src/modules/cart/cheaper-packing.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import { type Buyer, errorOf, refused } from '../orders/make-buyer.ts';
import { makeOptions, makeProduct, makeSession, type TestApp, type TestProduct } from '../support/index.ts';

const { cart } = endpoints;
const box = { name: 'doos', content: 10, priceCents: 4_000, isDefault: true };
const roll = { name: 'rol', content: 1, priceCents: 437 };

let test: TestApp;
let site: Site;
let buyer: Buyer;
let paper: TestProduct;
let boxes: number;
let rolls: number;

eachBuyer((now) => {
  ({ test, site, buyer } = now);
});
beforeEach(async () => {
  paper = await makeProduct(test, site, { units: [box, roll] });
  [boxes = 0, rolls = 0] = paper.units.map(({ id }) => id);
});

const repack = (...units: [unit: number, quantity: number][]) =>
  test.call(
    cart.setPacking,
    { id: paper.id, units: units.map(([unit, quantity]) => ({ unit, quantity })) },
    buyer.caller,
  );
const linesOf = async () =>
  (await buyer.cart()).items.map((item) => [item.unit_on_cart, item.quantity_on_cart, item.comment]);

describe('a hint of cheaper packing', () => {
  it('gives the cheaper units for the same pieces, and changes nothing', async () => {
    const { cart: after } = await buyer.add({ id: paper.id, quantity: 27, unit: rolls });
    expect(after.packings).toEqual([
      {
        product_id: paper.id,
        product_name: paper.name,
        vat: 21,
        units: [
          { unit: boxes, unit_name: 'doos', quantity: 2 },
          { unit: rolls, unit_name: 'rol', quantity: 7 },
        ],
        saves: 7.4,
      },
    ]);
    expect(after.items).toMatchObject([{ unit_on_cart: rolls, quantity_on_cart: 27 }]);
  });

  it('is applied by one call, keeps the comment, and can be repeated', async () => {
    await buyer.add({ id: paper.id, quantity: 1, comment: 'Kelder' });
    await buyer.add({ id: paper.id, quantity: 17, unit: rolls });
    for (let turn = 0; turn < 2; turn += 1) expect((await repack([boxes, 2], [rolls, 7])).status).toBe(200);
    expect(await linesOf()).toEqual([
      [boxes, 2, 'Kelder'],
      [rolls, 7, ''],
    ]);
    expect(await buyer.cart()).not.toHaveProperty('packings');
  });

  it('keeps the product’s position, its units together', async () => {
    const other = await makeProduct(test, site);
    await buyer.add({ id: paper.id, quantity: 27, unit: rolls });
    await buyer.add({ id: other.id, quantity: 1 });
    expect((await repack([boxes, 2], [rolls, 7])).status).toBe(200);
    const ofPaper = async () => (await buyer.cart()).items.map((item) => item.product_id === paper.id);
    expect(await ofPaper()).toEqual([true, true, false]);
    expect((await repack([rolls, 27])).status).toBe(200);
    expect((await repack([boxes, 2], [rolls, 7])).status).toBe(200);
    expect(await ofPaper()).toEqual([true, true, false]);
    expect((await linesOf()).slice(0, 2)).toEqual(
      expect.arrayContaining([
        [boxes, 2, ''],
        [rolls, 7, ''],
      ]),
    );
  });

  it('is refused when the cart’s pieces have changed', async () => {
    await buyer.add({ id: paper.id, quantity: 27, unit: rolls });
    for (const units of [
      [[boxes, 2]],
      [[boxes, 3]],
      [
        [rolls, 20],
        [rolls, 7],
      ],
    ] as [number, number][][]) {
      const answer = await repack(...units);
      expect(answer.status).toBe(409);
      expect(errorOf(answer)).toEqual(refused('cart_changed', { units: 'changed' }));
    }
    expect(await linesOf()).toEqual([[rolls, 27, '']]);
  });

  it('is absent where a line has options, and for a visitor without prices', async () => {
    const bracket = await makeProduct(test, site);
    await makeOptions(test, site, paper, { choices: [bracket] });
    const options = [{ id: bracket.id, quantity: 1 as const }];
    const { cart: after } = await buyer.add({ id: paper.id, quantity: 27, unit: rolls, options });
    expect(after).not.toHaveProperty('packings');
    expect(errorOf(await repack([boxes, 2], [rolls, 7]))).toMatchObject({ code: 'cart_changed' });
    const caller = { site, sid: await makeSession(test, site) };
    const seen = await test.data(cart.update, { id: paper.id, quantity: 27, unit: rolls }, caller);
    expect(seen.cart).not.toHaveProperty('packings');
  });
});

it('never gives a packing that costs more, or one of other pieces', () => {
  const unit = (id: number, content: number) => ({ id, name: 'stuk', content, isDefault: id === 2 });
  const units = [unit(1, 1), unit(2, 6), unit(3, 48)];
  const cents = fc.integer({ min: 50, max: 400 });
  const priceOf = (unitId: number, content: number) =>
    fc
      .tuple(cents, fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), cents), { maxLength: 3 }))
      .map(([listCents, tiers]) => ({
        unitId,
        content,
        listCents: listCents * content,
        agreementCents: null,
        tiers: tiers.map(([q, each]) => ({ q, cents: each * content })),
      }));
  const quantities = fc.tuple(...units.map(() => fc.integer({ min: 0, max: 40 })));
  const prices = fc.tuple(priceOf(1, 1), priceOf(2, 6), priceOf(3, 48));
  fc.assert(
    fc.property(quantities, prices, fc.constantFrom(1, 2, 6), (counts, list, step) => {
      const packed = units.map((one, at) => ({
        unit: one,
        quantity: (counts[at] ?? 0) * (one.isDefault ? step : 1),
      }));
      const pricing = new Map(list.map((one) => [one.unitId, one]));
      const cheaper = cheaperPacking({ packed, units, step, pricing });
      if (!cheaper) return;
      const pieces = (some: typeof packed) =>
        some.reduce((sum, one) => sum + one.unit.content * one.quantity, 0);
      expect(cheaper.savesCents).toBeGreaterThan(0);
      expect(pieces(cheaper.packed)).toBe(pieces(packed));
      for (const { unit: one, quantity } of cheaper.packed)
        expect(quantity % (one.isDefault ? step : 1)).toBe(0);
    }),
  );
});
