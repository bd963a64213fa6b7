import { endpoints } from '@toonbank/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeCoupon } from '../coupons/make-coupon.ts';
import { type Buyer, makeBuyer } from '../orders/make-buyer.ts';
import {
  makePriceList,
  makeProduct,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { buy } from './buy.ts';

const { service, cart } = endpoints;
/** Every three weeks; used up on 6 April, and worth a word from 30 March on. */
const WEEKS = ['2026-02-02', '2026-02-23', '2026-03-16'];
const LATER = ['2026-02-16', '2026-03-09', '2026-03-30'];

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());
afterEach(() => vi.useRealTimers());

const setClock = (day = '2026-04-01') =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T10:00:00Z`) });
const hints = ({ caller }: Buyer) => test.data(cart.hints, {}, caller);
const doos = (priceCents: number) => ({ units: [{ name: 'doos', content: 6, priceCents }] });

/** A buyer who buys a product of so many cents, two at a time; it is used up on 6 April. */
async function regular(priceCents: number, { at = site, stock = 1_000, on = WEEKS } = {}) {
  const buyer = await makeBuyer(test, at);
  const product = await makeProduct(test, at, { ...doos(priceCents), stock });
  await buy(test, at, buyer.customer, product, { on });
  return { buyer, product };
}
const other = (priceCents: number, at = site) => makeProduct(test, at, doos(priceCents));
const fill = ({ add }: Buyer, { id }: TestProduct, quantity: number) => add({ id, quantity });

describe('below the limit of free shipping', () => {
  it('due products fill the rest, and save exactly the shipping', async () => {
    const { buyer, product } = await regular(1_000);
    await fill(buyer, await other(8_760), 1);
    setClock();
    const { shipping, tiers, version } = await hints(buyer);
    expect(tiers).toEqual([]);
    expect(shipping).toMatchObject({
      missing: 12.4,
      saves: { excl: 6.95, incl: 8.41 },
      lines: [{ unit_id: product.unit.id, quantity: 2, days_left: 5, total: { excl: 20, incl: 24.2 } }],
    });
    const before = await buyer.cart();
    expect(version).toBe(before.version);
    await fill(buyer, product, 2);
    const after = await buyer.cart();
    // The cart's total equals the hint: 20 more of goods for 13.05 more to pay.
    expect(after.totals?.total).toBe((before.totals?.total ?? 0) + 20 - 6.95);
    expect((await hints(buyer)).shipping).toBeUndefined();
  });

  it('both amounts have VAT where prices include it', async () => {
    const at = await makeSite(test, { prices: 'public' });
    const { buyer, product } = await regular(1_000, { at });
    await fill(buyer, await other(7_000, at), 1);
    setClock();
    const { shipping } = await hints(buyer);
    // 70.00 excl. is 84.70 incl.
    expect(shipping).toMatchObject({
      missing: 15.3,
      saves: { incl: 6.95 },
      lines: [{ total: { incl: 24.2 } }],
    });
    const before = await buyer.cart();
    await fill(buyer, product, 2);
    const after = await buyer.cart();
    expect(after.totals?.total_incl).toBeCloseTo((before.totals?.total_incl ?? 0) + 24.2 - 6.95, 10);
  });

  it.each([
    ['it is not due yet', { on: LATER }, 9_000],
    ['it does not get there', {}, 1_000],
    ['there is not enough of it', { stock: 11 }, 9_000],
    ['nothing is missing', {}, 10_000],
  ])('there is no hint where %s', async (_, how, inCart) => {
    const { buyer } = await regular(1_000, how);
    await fill(buyer, await other(inCart), 1);
    setClock();
    expect((await hints(buyer)).shipping).toBeUndefined();
  });

  it('no product of the cart is suggested, and no muted one', async () => {
    const { buyer, product } = await regular(4_000);
    await fill(buyer, product, 1);
    setClock();
    expect((await hints(buyer)).shipping).toBeUndefined();
    await fill(buyer, product, 0);
    await fill(buyer, await other(4_000), 1);
    expect((await hints(buyer)).shipping).toMatchObject({ lines: [{ quantity: 2 }] });
    await test.data(service.snooze, { productID: product.id, snooze: 'always' }, buyer.caller);
    expect((await hints(buyer)).shipping).toBeUndefined();
  });

  it('nothing is saved where shipping costs nothing, and an empty cart gets no hint', async () => {
    const at = await makeSite(test, { shippingNlCents: 0 });
    const { buyer } = await regular(4_000, { at });
    setClock();
    expect(await hints(buyer)).toEqual({ version: 0, tiers: [] });
    await fill(buyer, await other(4_000, at), 1);
    expect((await hints(buyer)).shipping).toBeUndefined();
  });

  it('a coupon changes nothing in the saving, and applies to the added products too', async () => {
    const { buyer, product } = await regular(1_000);
    const { code } = await makeCoupon(test, site, { kind: 'percentage', value: 10 });
    await fill(buyer, await other(9_000), 1);
    await test.data(cart.setCoupon, { coupon: code }, buyer.caller);
    setClock();
    expect((await hints(buyer)).shipping?.saves).toEqual({ excl: 6.95, incl: 8.41 });
    const before = await buyer.cart();
    await fill(buyer, product, 2);
    const after = await buyer.cart();
    expect(after.totals?.total).toBeCloseTo((before.totals?.total ?? 0) + 18 - 6.95, 10);
  });
});

describe('just under a tier', () => {
  async function withTier(q: number) {
    const product = await other(1_000);
    const priceListId = await makePriceList(test, site, [{ unit: product.unit, q, priceCents: 900 }]);
    const buyer = await makeBuyer(test, site, { priceListId });
    await buy(test, site, buyer.customer, product, { on: WEEKS });
    await fill(buyer, product, 2);
    return { buyer, product };
  }

  it('the hint has the missing quantity, the saving and how long the quantity lasts', async () => {
    const { buyer, product } = await withTier(18);
    setClock('2026-04-06');
    const { tiers } = await hints(buyer);
    expect(tiers).toMatchObject([
      {
        product_id: product.id,
        unit_id: product.unit.id,
        unit_name: 'doos',
        extra: 1,
        quantity: 3,
        price: 9,
        saves: { excl: 3, incl: 3.63 },
        enough_until: '2026-05-07',
      },
    ]);
    await fill(buyer, product, 3);
    expect((await buyer.cart()).totals?.goods).toBe(27);
    expect((await hints(buyer)).tiers).toEqual([]);
  });

  it('there is no hint for a quantity that would last too long, without a rhythm, or muted', async () => {
    const far = await withTier(30);
    const near = await withTier(18);
    const stranger = await makeBuyer(test, site);
    await fill(stranger, near.product, 2);
    setClock('2026-04-06');
    expect((await hints(far.buyer)).tiers).toEqual([]);
    expect((await hints(stranger)).tiers).toEqual([]);
    expect((await hints(near.buyer)).tiers).toHaveLength(1);
    // Bought yesterday: there is still enough for three weeks.
    setClock('2026-03-17');
    expect((await hints(near.buyer)).tiers).toEqual([]);
    setClock('2026-04-06');
    await test.data(service.snooze, { productID: near.product.id, snooze: 'week' }, near.buyer.caller);
    expect((await hints(near.buyer)).tiers).toEqual([]);
  });
});
