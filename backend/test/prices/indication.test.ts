import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  hadPrice,
  makeCustomer,
  makeOptions,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  startSale,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { products, cart } = endpoints;
const DAY_MS = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const units = [
  { name: 'fles', content: 1, priceCents: 200, isDefault: true },
  { name: 'doos', content: 12, priceCents: 2160 },
];
/** Bottles of half a litre. */
const soapIn = (site: Site) =>
  makeProduct(test, site, { units, baseUnit: 'fles', netMeasure: 'l', netContent: 500 });
const pageOf = async (product: TestProduct, caller: { site: Site; sid?: string }) =>
  (await test.data(products.get, { id: product.id }, caller))[0];
const saleOf = async (site: Site) =>
  (await test.data(products.list, { sale: true }, { site })).docs.map((doc) => doc.product_id);

describe('where consumers buy', () => {
  it('every unit has the price of a litre, with and without VAT', async () => {
    const site = await makeSite(test, { prices: 'public' });
    const soap = await soapIn(site);
    const doc = await pageOf(soap, { site });
    expect(doc?.units.map((unit) => unit.unit_price)).toEqual([
      { price: 4, price_incl: 4.84, measure: 'l', name: 'liter', content: 0.5 },
      { price: 3.6, price_incl: 4.36, measure: 'l', name: 'liter', content: 6 },
    ]);
    const { docs } = await test.data(products.list, {}, { site });
    expect(docs[0]?.units).toEqual(doc?.units);
    expect(doc).not.toHaveProperty('net_measure');
  });

  it('so has an option, and each tier of a customer', async () => {
    const site = await makeSite(test, { prices: 'public' });
    const [soap, pump] = [await soapIn(site), await soapIn(site)];
    await makeOptions(test, site, soap, { choices: [pump] });
    const priceListId = await makePriceList(test, site, [
      { unit: soap.unit, q: 3, priceCents: 190 },
      { unit: soap.unit, q: 6, priceCents: 180 },
    ]);
    const sid = await makeSession(test, site, await makeCustomer(test, site, { priceListId }));
    const doc = await pageOf(soap, { site, sid });
    expect(doc?.pricetable?.map((tier) => tier.unit_price?.price)).toEqual([4, 3.8, 3.6]);
    expect(doc?.options[0]?.products[0]?.units[0]?.unit_price?.price_incl).toBe(4.84);
    const { cart: filled } = await test.data(cart.update, { id: soap.id, quantity: 6 }, { site, sid });
    expect(filled.items[0]?.unit_price).toMatchObject({ price: 3.6, price_incl: 4.36 });
  });

  it('a reduction is shown with the lowest price of the 30 days before it, in list, page and cart', async () => {
    const site = await makeSite(test, { prices: 'public' });
    const soap = await soapIn(site);
    await hadPrice(test, site, soap, 190, new Date(Date.now() - 5 * DAY_MS));
    await startSale(test, site, soap, 150);
    expect(await pageOf(soap, { site })).toMatchObject({ is_sale: true, calcprice: 1.5, old_price: 1.9 });
    const sid = await makeSession(test, site);
    const { cart: filled } = await test.data(cart.update, { id: soap.id, quantity: 1 }, { site, sid });
    expect(filled.items[0]).toMatchObject({ calcprice: 1.5, old_price: 1.9 });
    expect(await saleOf(site)).toEqual([soap.id]);
  });

  it('a price that was as low before is no sale, whatever price the shop names', async () => {
    const site = await makeSite(test, { prices: 'public' });
    const soap = await makeProduct(test, site, { units, oldPriceCents: 999 });
    await hadPrice(test, site, soap, 150, new Date(Date.now() - 5 * DAY_MS));
    await startSale(test, site, soap, 150);
    const doc = await pageOf(soap, { site });
    expect(doc).toMatchObject({ is_sale: false, calcprice: 1.5 });
    expect(doc).not.toHaveProperty('old_price');
    expect(await saleOf(site)).toEqual([]);
  });

  it('a price list of the customer makes no reduction of a price that the sale did not lower', async () => {
    const site = await makeSite(test, { prices: 'public' });
    const soap = await soapIn(site);
    await hadPrice(test, site, soap, 195, new Date(Date.now() - 5 * DAY_MS));
    await startSale(test, site, soap, 200);
    const priceListId = await makePriceList(test, site, [{ unit: soap.unit, q: 1, priceCents: 180 }]);
    const sid = await makeSession(test, site, await makeCustomer(test, site, { priceListId }));
    expect(await pageOf(soap, { site, sid })).not.toHaveProperty('old_price');
  });
});

describe('where businesses buy', () => {
  it('a product has no unit price, and the former price that the shop names', async () => {
    const site = await makeSite(test, { prices: 'customers' });
    const soap = await makeProduct(test, site, {
      ...{ units, isSale: true, oldPriceCents: 300, netMeasure: 'l', netContent: 500 },
    });
    const sid = await makeSession(test, site, await makeCustomer(test, site));
    const doc = await pageOf(soap, { site, sid });
    expect(doc).toMatchObject({ is_sale: true, calcprice: 2, old_price: 3 });
    const { cart: filled } = await test.data(cart.update, { id: soap.id, quantity: 2 }, { site, sid });
    expect(JSON.stringify([doc, filled])).not.toMatch(/unit_price|net_|indication/);
    expect(filled.items[0]).not.toHaveProperty('old_price');
  });
});
