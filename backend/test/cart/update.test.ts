import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products, type Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeOptions,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { cart } = endpoints;
const box = { name: 'doos', content: 10, priceCents: 900 };
const piece = { name: 'stuk', content: 1, priceCents: 100 };

let test: TestApp;
let site: Site;
let product: TestProduct;
let sid: string;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  product = await makeProduct(test, site, { units: [piece, box] });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { userId } = await makeCustomer(test, site);
  sid = await makeSession(test, site, { userId });
});

const update = (input: Parameters<typeof test.data<typeof cart.update>>[1]) =>
  test.data(cart.update, input, { site, sid });
const refusal = (input: Record<string, unknown>) => test.call(cart.update, input, { site, sid });
const error = (code: string, fields?: Record<string, string>) => ({
  result: false,
  error: { code, message: expect.any(String), ...(fields && { fields }) },
});

describe('changing the cart', () => {
  it('adds a line in the default unit and returns the change', async () => {
    const changed = await update({ id: product.id, quantity: 3 });
    expect(changed.item).toBe(product.id);
    expect(changed.cart).toMatchObject({ count: 3, version: 1 });
    expect(changed.cart.items).toMatchObject([
      {
        key: String(product.id),
        product_id: product.id,
        product_ext_code: product.articleNumber,
        quantity_on_cart: 3,
        unit_on_cart: product.unit.id,
        default_unit: product.unit.id,
        product_unit: 'per stuk',
        available: true,
        calcprice: 1,
        price_source: 'list',
        total: 3,
        total_incl: 3.63,
      },
    ]);
  });

  it('sets the quantity rather than adding to it, and increases the version', async () => {
    await update({ id: product.id, quantity: 3 });
    const { cart: after } = await update({ id: product.id, quantity: 2 });
    expect(after).toMatchObject({ count: 2, version: 2 });
    expect(after.items).toHaveLength(1);
  });

  it('keeps the comment when none is sent, and the unit that the hash names', async () => {
    const unit = product.units[1]?.id;
    await update({ id: product.id, quantity: 1, unit, comment: 'achterdeur' });
    const { cart: after } = await update({ id: product.id, hash: `u${unit}`, quantity: 2 });
    expect(after.items).toMatchObject([{ unit_on_cart: unit, comment: 'achterdeur', total: 18 }]);
    const cleared = await update({ id: product.id, hash: `u${unit}`, quantity: 2, comment: '' });
    expect(cleared.cart.items).toMatchObject([{ comment: '' }]);
  });

  it('removes the line at quantity 0, also of a discontinued or unknown product', async () => {
    const gone = await makeProduct(test, site);
    await update({ id: gone.id, quantity: 1 });
    await test.database.inSite(site.id, (tx) =>
      tx.update(products).set({ active: false }).where(eq(products.id, gone.id)),
    );
    const { cart: shown } = await update({ id: product.id, quantity: 1 });
    expect(shown.items).toMatchObject([{ available: false }, { available: true }]);
    expect((await update({ id: gone.id, quantity: 0 })).cart.items).toHaveLength(1);
    expect((await update({ id: gone.id, quantity: 0 })).cart.items).toHaveLength(1);
    expect((await refusal({ id: gone.id, quantity: 1 })).body).toEqual(error('product_unavailable'));
  });

  it('answers an unknown product and another site’s alike', async () => {
    const elsewhere = await makeProduct(test, await makeSite(test));
    const unknown = await refusal({ id: 2_000_000_000, quantity: 1 });
    const foreign = await refusal({ id: elsewhere.id, quantity: 1 });
    expect(unknown.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect((await test.data(cart.get, {}, { site, sid })).version).toBe(0);
  });

  it('refuses a unit of another product and leaves the cart as it was', async () => {
    const other = await makeProduct(test, site);
    await update({ id: product.id, quantity: 1 });
    const answer = await refusal({ id: product.id, quantity: 5, unit: other.unit.id });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual(error('unit_unknown', { unit: 'unknown' }));
    expect(await test.data(cart.get, {}, { site, sid })).toMatchObject({ count: 1, version: 1 });
  });

  it.each([-1, 0.5, 100_001, '3', null, Number.MAX_VALUE])('refuses the quantity %s', async (quantity) => {
    const answer = await refusal({ id: product.id, quantity });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(error('invalid_request', { quantity: expect.any(String) }));
  });

  it('refuses a price that the caller sends', async () => {
    for (const sent of [{ calcprice: 0.01 }, { price: 1 }, { total: 0 }]) {
      const answer = await refusal({ id: product.id, quantity: 1, ...sent });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(error('invalid_request', { body: 'unrecognized_keys' }));
    }
    expect((await test.data(cart.get, {}, { site, sid })).items).toEqual([]);
  });
});

describe('the step of a product', () => {
  it('refuses a default-unit quantity between two steps and names the nearest', async () => {
    const stepped = await makeProduct(test, site, { step: 6, units: [piece, box] });
    const answer = await refusal({ id: stepped.id, quantity: 7 });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual(error('quantity_step', { below: '6', above: '12' }));
    expect((await refusal({ id: stepped.id, quantity: 5 })).body).toEqual(
      error('quantity_step', { above: '6' }),
    );
    expect((await refusal({ id: stepped.id, quantity: 100_000 })).body).toEqual(
      error('quantity_step', { below: '99996' }),
    );
    expect((await update({ id: stepped.id, quantity: 12 })).cart.count).toBe(12);
    expect((await update({ id: stepped.id, quantity: 7, unit: stepped.units[1]?.id })).cart.count).toBe(19);
  });
});

describe('options', () => {
  it('count once per line, in any number and for any quantity', async () => {
    const bracket = await makeProduct(test, site, { priceCents: 250, vat: 9 });
    const dispenser = await makeProduct(test, site, { priceCents: 1000 });
    await makeOptions(test, site, dispenser, { index: 2, choices: [bracket] });
    const option = { id: bracket.id, quantity: 1 as const };
    const { cart: after } = await update({ id: dispenser.id, quantity: 4, options: [option, option] });
    expect(after.count).toBe(4);
    expect(after.items).toMatchObject([
      {
        selected_options: [{ index: 2, product_id: bracket.id, product_name: bracket.name, calcprice: 2.5 }],
        total: 42.5,
        total_incl: 51.13,
      },
    ]);
    expect(after.totals?.vat).toEqual([
      { rate: 9, base: 2.5, amount: 0.23 },
      { rate: 21, base: 46.95, amount: 9.86 },
    ]);
    const without = await update({ id: dispenser.id, quantity: 4 });
    expect(without.cart.items).toMatchObject([{ selected_options: [], total: 40 }]);
  });

  it('are refused when they are not linked to the product, or no longer sold', async () => {
    const retired = await makeProduct(test, site, { active: false });
    const dispenser = await makeProduct(test, site);
    await makeOptions(test, site, dispenser, { choices: [retired] });
    const withOption = (id: number) =>
      refusal({ id: dispenser.id, quantity: 1, options: [{ id, quantity: 1 }] });
    expect((await withOption(product.id)).body).toEqual(error('option_unknown', { options: 'unknown' }));
    expect((await withOption(retired.id)).body).toEqual(
      error('product_unavailable', { options: 'unavailable' }),
    );
    expect(
      (await refusal({ id: dispenser.id, quantity: 1, options: [{ id: retired.id, quantity: 2 }] })).status,
    ).toBe(400);
  });
});
