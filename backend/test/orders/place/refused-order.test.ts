import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, products, type Site } from '../../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeOptions,
  makeProduct,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../../support/index.ts';
import { type Buyer, errorOf, lookInto, makeBuyer, refused } from '../make-buyer.ts';

const box = { name: 'doos', content: 10, priceCents: 900 };
const piece = { name: 'stuk', content: 1, priceCents: 100 };

let test: TestApp;
let site: Site;
let buyer: Buyer;
let product: TestProduct;
let look: ReturnType<typeof lookInto>;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  buyer = await makeBuyer(test, site);
  look = lookInto(test, site);
  product = await makeProduct(test, site, { units: [piece, box], stock: 100 });
});

describe('stock', () => {
  it('that is too small is reported for every line and changes nothing', async () => {
    const scarce = await makeProduct(test, site, { stock: 3 });
    const plenty = await makeProduct(test, site);
    await buyer.add({ id: product.id, quantity: 11, unit: product.units[1]?.id });
    await buyer.add({ id: scarce.id, quantity: 4 });
    await buyer.add({ id: plenty.id, quantity: 4 });
    const answer = await buyer.send();
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toEqual(
      refused('insufficient_stock', {
        [`${product.id}.u${product.units[1]?.id}`]: 'nog 10',
        [scarce.id]: 'nog 3',
      }),
    );
    expect(await look.stock(product, scarce, plenty)).toEqual([100, 3, 1000]);
    expect(await look.allOrders()).toEqual([]);
    expect((await buyer.cart()).items.map((item) => item.available)).toEqual([false, false, true]);
  });

  it('is shared by lines of one product, in the order of the cart', async () => {
    await buyer.add({ id: product.id, quantity: 70 });
    const hash = `u${product.units[1]?.id}`;
    await buyer.add({ id: product.id, hash, quantity: 4 });
    expect((await buyer.cart()).items.map((item) => item.available)).toEqual([true, false]);
    expect(errorOf(await buyer.send())).toEqual(
      refused('insufficient_stock', { [`${product.id}.${hash}`]: 'nog 3' }),
    );
    await buyer.add({ id: product.id, hash, quantity: 3 });
    await buyer.sent();
    expect(await look.stock(product)).toEqual([0]);
  });

  it('must cover the options as well', async () => {
    const bracket = await makeProduct(test, site, { stock: 0 });
    await makeOptions(test, site, product, { choices: [bracket] });
    await buyer.add({ id: product.id, quantity: 1, options: [{ id: bracket.id, quantity: 1 }] });
    expect(errorOf(await buyer.send())).toEqual(refused('insufficient_stock', { [product.id]: 'nog 0' }));
  });

  it('does not help when a product is no longer sold', async () => {
    await buyer.add({ id: product.id, quantity: 1 });
    await test.database.inSite(site.id, (tx) =>
      tx.update(products).set({ active: false }).where(eq(products.id, product.id)),
    );
    expect(errorOf(await buyer.send())).toEqual(
      refused('product_unavailable', { [product.id]: 'unavailable' }),
    );
  });
});

describe('delivery and payment', () => {
  const belgian = {
    label: 'Filiaal Gent',
    street: 'Kaai',
    houseNumber: '3 bus 2',
    postcode: '9000',
    city: 'Proefgem',
    country: 'BE' as const,
  };

  it('go to the chosen address at the rate of its country, which is copied', async () => {
    const [place] = await test.database.inSite(site.id, (tx) =>
      tx
        .insert(addresses)
        .values({ siteId: site.id, customerId: buyer.customer.customerId, ...belgian })
        .returning(),
    );
    await buyer.add({ id: product.id, quantity: 1 });
    const { order_id } = await buyer.sent({ addressID: place?.id });
    await test.database.inSite(site.id, (tx) =>
      tx
        .update(addresses)
        .set({ street: 'Elders' })
        .where(eq(addresses.id, place?.id ?? 0)),
    );
    expect(await look.order(order_id)).toMatchObject({ shippingCents: 995, address: belgian });
  });

  it('refuse another customer’s address and an unknown one alike', async () => {
    const { addressId } = await makeCustomer(test, site);
    await buyer.add({ id: product.id, quantity: 1 });
    const foreign = await buyer.send({ addressID: addressId });
    expect(foreign.status).toBe(404);
    expect(errorOf(foreign)).toEqual(refused('address_unknown', { addressID: 'unknown' }));
    expect(errorOf(await buyer.send({ addressID: 2_000_000_000 }))).toEqual(errorOf(foreign));
  });

  it('refuse a payment method that is not offered to this customer', async () => {
    buyer = await makeBuyer(test, site, { kind: 'consumer' });
    await buyer.add({ id: product.id, quantity: 1 });
    const answer = await buyer.send({ paymentOptions: { source: 'ECBASE' } });
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toEqual(
      refused('payment_not_allowed', { 'paymentOptions.source': 'not_allowed' }),
    );
    const { order_id } = await buyer.sent();
    expect(await look.order(order_id)).toMatchObject({ paymentSource: 'BANKTRANS' });
  });
});
