import { endpoints } from '@toonbank/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import { type Buyer, errorOf, refused } from '../orders/make-buyer.ts';
import { makeProduct, makeSession, makeSite, type TestApp, type TestProduct } from '../support/index.ts';
import { makeCoupon } from './make-coupon.ts';

const { cart } = endpoints;

let test: TestApp;
let site: Site;
let buyer: Buyer;
let soap: TestProduct;
let paper: TestProduct;

eachBuyer(
  (now) => {
    ({ test, site, buyer } = now);
  },
  { ownSite: true },
);
beforeEach(async () => {
  soap = await makeProduct(test, site, { priceCents: 2_000, vat: 21 });
  paper = await makeProduct(test, site, { priceCents: 1_000, vat: 9 });
  await buyer.add({ id: soap.id, quantity: 2 });
  await buyer.add({ id: paper.id, quantity: 1 });
});

const apply = (coupon: string) => test.data(cart.setCoupon, { coupon }, buyer.caller);
const tryCode = (coupon: string) => test.call(cart.setCoupon, { coupon }, buyer.caller);

describe('a valid coupon', () => {
  it('deducts a percentage from the goods, and VAT from the rest', async () => {
    const { code } = await makeCoupon(test, site, { value: 10 });
    const { totals, coupon, coupon_state } = await apply(code);
    expect({ coupon, coupon_state }).toEqual({
      coupon: code,
      coupon_state: { code, kind: 'percentage', value: 10, applied: true },
    });
    // 36.00 at 21 % with 6.95 shipping, 9.00 at 9 %.
    expect(totals).toMatchObject({
      goods: 50,
      discount: 5,
      shipping: 6.95,
      vat: [
        { rate: 9, base: 9, amount: 0.81 },
        { rate: 21, base: 42.95, amount: 9.02 },
      ],
      total: 51.95,
      total_incl: 61.78,
    });
  });

  it('deducts an amount, allocated over the rates in proportion to the goods', async () => {
    const { code } = await makeCoupon(test, site, { kind: 'amount', value: 501 });
    // 5.01 over 40.00 and 10.00: 4.008 and 1.002.
    expect((await apply(code)).totals).toMatchObject({
      discount: 5.01,
      vat: [
        { rate: 9, base: 9 },
        { rate: 21, base: 42.94 },
      ],
    });
  });

  it('never deducts more than the goods cost', async () => {
    const { code } = await makeCoupon(test, site, { kind: 'amount', value: 1_000_000 });
    expect((await apply(code)).totals).toMatchObject({ discount: 50, total: 6.95, total_incl: 8.41 });
  });

  it('makes shipping free', async () => {
    const { code } = await makeCoupon(test, site, { kind: 'shipping' });
    expect((await apply(code)).totals).toMatchObject({
      discount: 0,
      shipping: 0,
      total: 50,
      free_shipping_missing: 0,
    });
  });

  it('applies only to products of its groups', async () => {
    const { code } = await makeCoupon(test, site, { value: 50, groupIds: [paper.group.id] });
    expect((await apply(code)).totals).toMatchObject({ discount: 5 });
  });

  it('is found in any spelling, and stored in its own', async () => {
    const { code } = await makeCoupon(test, site, { code: 'Zomer26' });
    expect((await apply('  zOMER26 ')).coupon).toBe(code);
  });

  it('is removed by an empty text', async () => {
    const { code } = await makeCoupon(test, site);
    await apply(code);
    const after = await apply('');
    expect(after).toMatchObject({ coupon: '', totals: { discount: 0 } });
    expect(after).not.toHaveProperty('coupon_state');
  });
});

describe('a coupon that is refused', () => {
  it.each<[string, Parameters<typeof makeCoupon>[2], Record<string, string>]>([
    ['is over', { validUntil: '2020-12-31' }, { coupon: 'expired' }],
    ['has not begun', { validFrom: '2099-01-01' }, { coupon: 'not_yet' }],
    ['needs more goods', { minGoodsCents: 5_001 }, { coupon: 'minimum', minimum: '50.01' }],
    ['is used up', { maxUses: 1, used: 1 }, { coupon: 'used_up' }],
    ['is for other products', { groupIds: [2_000_000_000] }, { coupon: 'not_these_products' }],
    ['is switched off', { active: false }, { coupon: 'unknown' }],
  ])('%s', async (_reason, fields, expected) => {
    const { code } = await makeCoupon(test, site, fields);
    const answer = await tryCode(code);
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toEqual(refused('coupon_refused', expected));
  });

  it('is unknown, or another site’s: the same answer', async () => {
    const { code } = await makeCoupon(test, await makeSite(test), { code: 'ELDERS' });
    for (const text of [code, 'BESTAATNIET'])
      expect(errorOf(await tryCode(text))).toEqual(refused('coupon_refused', { coupon: 'unknown' }));
  });

  it('leaves the former one on the cart', async () => {
    const { code } = await makeCoupon(test, site);
    await apply(code);
    await tryCode('BESTAATNIET');
    expect(await buyer.cart()).toMatchObject({ coupon: code, totals: { discount: 5 } });
  });
});

it('is valid from its minimum on, and not below it: the cart gives the reason', async () => {
  const { code } = await makeCoupon(test, site, { minGoodsCents: 5_000 });
  await apply(code);
  await buyer.add({ id: paper.id, quantity: 0 });
  expect(await buyer.cart()).toMatchObject({
    coupon: code,
    coupon_state: { code, applied: false, reason: 'minimum', minimum: 50 },
    totals: { discount: 0 },
  });
  const answer = await buyer.send();
  expect(errorOf(answer)).toEqual(refused('coupon_refused', { coupon: 'minimum', minimum: '50.00' }));
});

it('reveals no price to a visitor without prices', async () => {
  const { code } = await makeCoupon(test, site, { minGoodsCents: 1_000_000 });
  const visitor = { site, sid: await makeSession(test, site) };
  const shown = await test.data(cart.setCoupon, { coupon: code }, visitor);
  expect(shown.coupon_state).toEqual({ code, applied: true });
  expect(shown).not.toHaveProperty('totals');
});
