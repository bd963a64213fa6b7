import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cartLines, carts, type Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeGroup,
  makeOptions,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { cart } = endpoints;

let test: TestApp;
let site: Site;
let product: TestProduct;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  product = await makeProduct(test, site, { priceCents: 395 });
});
afterAll(() => test.close());

const visitor = async (on = site) => ({ site: on, sid: await makeSession(test, on) });
const buyer = async (on = site, fields: Parameters<typeof makeCustomer>[2] = {}) => ({
  site: on,
  sid: await makeSession(test, on, await makeCustomer(test, on, fields)),
});

describe('an empty cart', () => {
  it('exists before the first change, and reading it writes nothing', async () => {
    const caller = await buyer();
    expect(await test.data(cart.get, {}, caller)).toEqual({
      items: [],
      count: 0,
      totals: {
        goods: 0,
        goods_incl: 0,
        discount: 0,
        discount_incl: 0,
        shipping: 0,
        shipping_incl: 0,
        vat: [],
        total: 0,
        total_incl: 0,
        free_shipping_from: 100,
        free_shipping_missing: 100,
      },
      coupon: '',
      order_ref: '',
      order_comment: '',
      delivery_date: null,
      expected_date: null,
      delivery_time: '',
      pickup: false,
      version: 0,
    });
    expect(await test.database.inSite(site.id, (tx) => tx.select().from(carts))).toEqual([]);
  });
});

it('a line has the length of the first line of its name', async () => {
  const { id } = await makeProduct(test, site, { name: 'Handzeep Toonkeur mild', brand: 'Toonkeur' });
  const { cart: shown } = await test.data(cart.update, { id, quantity: 1 }, await visitor());
  expect(shown.items).toMatchObject([{ product_name: 'Handzeep Toonkeur mild', name_lead: 17 }]);
});

describe('the prices in a cart', () => {
  it('shows a visitor of a B2B site no price and no totals', async () => {
    const bracket = await makeProduct(test, site);
    const dispenser = await makeProduct(test, site);
    await makeOptions(test, site, dispenser, { choices: [bracket] });
    const caller = await visitor();
    const options = [{ id: bracket.id, quantity: 1 as const }];
    const { cart: shown } = await test.data(cart.update, { id: dispenser.id, quantity: 2, options }, caller);
    expect(shown.count).toBe(2);
    expect(shown).not.toHaveProperty('totals');
    expect(JSON.stringify(shown)).not.toMatch(/price|total/);
  });

  it('shows a visitor of a public site list prices, and totals including VAT', async () => {
    const shop = await makeSite(test, { prices: 'public' });
    const { id } = await makeProduct(test, shop, { priceCents: 395 });
    const { cart: shown } = await test.data(cart.update, { id, quantity: 2 }, await visitor(shop));
    expect(shown.items).toMatchObject([
      { calcprice: 3.95, price_source: 'list', total: 7.9, total_incl: 9.56 },
    ]);
    expect(shown.totals).toMatchObject({
      goods: 7.9,
      goods_incl: 9.56,
      shipping_incl: 6.95,
      total_incl: 16.51,
      free_shipping_missing: 90.44,
    });
  });

  it("shows a customer the price of the quantity, by tier and agreement, with the unit's table", async () => {
    const tiers = [{ unit: product.unit, q: 10, priceCents: 350 }];
    const caller = await buyer(site, { priceListId: await makePriceList(test, site, tiers) });
    const one = await test.data(cart.update, { id: product.id, quantity: 9 }, caller);
    expect(one.cart.items).toMatchObject([{ calcprice: 3.95, price_source: 'list' }]);
    const ten = await test.data(cart.update, { id: product.id, quantity: 10 }, caller);
    expect(ten.cart.items).toMatchObject([
      {
        calcprice: 3.5,
        price_source: 'tier',
        total: 35,
        units: [
          {
            pu_id: product.unit.id,
            calcprice: 3.95,
            pricetable: [
              { q: 1, price: 3.95 },
              { q: 10, price: 3.5 },
            ],
          },
        ],
      },
    ]);
  });

  it('keeps carts apart: another visitor’s, another customer’s', async () => {
    const [mine, other, company] = [await visitor(), await visitor(), await buyer()];
    await test.data(cart.update, { id: product.id, quantity: 1 }, mine);
    expect((await test.data(cart.get, {}, other)).count).toBe(0);
    expect((await test.data(cart.get, {}, company)).count).toBe(0);
    expect((await test.data(cart.get, {}, mine)).count).toBe(1);
  });

  it('gives a user the same cart on every device', async () => {
    const customer = await makeCustomer(test, site);
    const first = { site, sid: await makeSession(test, site, customer) };
    const second = { site, sid: await makeSession(test, site, customer) };
    await test.data(cart.update, { id: product.id, quantity: 4 }, first);
    expect((await test.data(cart.get, {}, second)).count).toBe(4);
  });
});

describe('shipping', () => {
  it('depends on the country of the default address and is free from 100 euro', async () => {
    const caller = await buyer(site, {
      address: {
        country: 'BE',
        label: 'Gent',
        street: 'Kaai',
        houseNumber: '1',
        postcode: '9000',
        city: 'Gent',
      },
    });
    const { id } = await makeProduct(test, site, { priceCents: 9_999 });
    const below = await test.data(cart.update, { id, quantity: 1 }, caller);
    expect(below.cart.totals).toMatchObject({ shipping: 9.95, free_shipping_missing: 0.01 });
    const cent = await makeProduct(test, site, { priceCents: 1 });
    const reached = await test.data(cart.update, { id: cent.id, quantity: 1 }, caller);
    expect(reached.cart.totals).toMatchObject({
      goods: 100,
      shipping: 0,
      free_shipping_missing: 0,
      total: 100,
    });
  });
});

describe('checkout', () => {
  it('lists the current cart first', async () => {
    const caller = await buyer();
    await test.data(cart.update, { id: product.id, quantity: 1 }, caller);
    expect(await test.data(cart.checkout, {}, caller)).toEqual([
      {
        ...(await test.data(cart.get, {}, caller)),
        checkout_version: expect.stringMatching(/^[0-9a-f]{32}$/),
        delivery_choices: expect.objectContaining({ cut_off: '16:00', lead_days: 1 }),
      },
    ]);
  });

  it('offers businesses the invoice, consumers payment in advance, and both the online methods', async () => {
    const online = ['IDEAL', 'MISTERCASH', 'VISA', 'MASTERCARD', 'MAESTRO', 'AFTERPAY'];
    const sources = async (kind: 'business' | 'consumer') =>
      (await test.data(cart.paymentOptions, {}, await buyer(site, { kind }))).map((one) => one.source);
    expect(await sources('business')).toEqual(['ECBASE', 'BANKTRANS', ...online]);
    expect(await sources('consumer')).toEqual(['BANKTRANS', ...online]);
  });

  it('is for customers only', async () => {
    const caller = await visitor();
    expect((await test.call(cart.checkout, {}, caller)).status).toBe(403);
    expect((await test.call(cart.paymentOptions, {}, caller)).status).toBe(403);
  });
});

describe('remarks', () => {
  it('keeps reference and comment, also of a visitor and before the first line', async () => {
    const caller = await visitor();
    expect(await test.data(cart.setOrderRef, { ref: 'PO-9' }, caller)).toMatchObject({
      order_ref: 'PO-9',
      version: 1,
    });
    const after = await test.data(cart.setOrderComment, { comment: 'Bel aan' }, caller);
    expect(after).toMatchObject({ order_ref: 'PO-9', order_comment: 'Bel aan', version: 2 });
    expect(await test.data(cart.setOrderRef, { ref: '' }, caller)).toMatchObject({
      order_ref: '',
      version: 3,
    });
  });
});

it('needs as many queries for two hundred lines as for one', async () => {
  const group = await makeGroup(test, site);
  const customer = await makeCustomer(test, site);
  const caller = { site, sid: await makeSession(test, site, customer) };
  const bracket = await makeProduct(test, site, { group });
  const counted = async () => {
    // The first call may read the sites again.
    await test.data(cart.get, {}, caller);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const shown = await test.data(cart.get, {}, caller);
    const calls = query.mock.calls.length;
    query.mockRestore();
    return { calls, lines: shown.items.length };
  };
  await makeOptions(test, site, product, { choices: [bracket] });
  const options = [{ id: bracket.id, quantity: 1 as const }];
  await test.data(cart.update, { id: product.id, quantity: 1, options }, caller);
  const one = await counted();
  expect(one.calls).toBeGreaterThan(5);

  const list: TestProduct[] = [];
  for (let line = 0; line < 199; line += 1) list.push(await makeProduct(test, site, { group }));
  await test.database.inSite(site.id, async (tx) => {
    const [row] = await tx.select().from(carts).where(eq(carts.userId, customer.userId));
    const cartId = row?.id ?? 0;
    await tx.insert(cartLines).values(
      list.map(({ id, unit }) => ({
        siteId: site.id,
        cartId,
        productId: id,
        unitId: unit.id,
        quantity: 2,
        optionIds: [bracket.id],
      })),
    );
  });
  expect(await counted()).toEqual({ calls: one.calls, lines: 200 });
});
