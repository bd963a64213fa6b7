import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { products, productUnits, type Site } from '../../src/db/schema/index.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import { type Buyer, makeBuyer } from '../orders/make-buyer.ts';
import { makeOrder } from '../orders/make-order.ts';
import { makeProduct, type TestApp, type TestProduct } from '../support/index.ts';

let test: TestApp;
let site: Site;
let buyer: Buyer;
let soap: TestProduct;
let rolls: TestProduct;
eachBuyer(
  (now) => {
    ({ test, site, buyer } = now);
  },
  { ownSite: true },
);
beforeEach(async () => {
  soap = await makeProduct(test, site, { name: 'Crème zeep', articleNumber: 'CZ-1', brand: 'Blinkhoek' });
  rolls = await makeProduct(test, site, {
    name: 'Toiletpapier',
    articleNumber: 'TP-2',
    brand: 'Rolmeester',
    units: [
      { name: 'pak', content: 8 },
      { name: 'doos', content: 48 },
    ],
  });
});

const list = (input: Record<string, unknown> = {}) =>
  test.data(endpoints.service.productHistory, input, buyer.caller);
const idsOf = async (input: Record<string, unknown> = {}) =>
  (await list(input)).products.map(({ product }) => product.product_id);

/** Ordered on a day of 2026: how many of which unit, at what price. */
const bought = (
  day: string,
  product: TestProduct,
  { unit = product.unit, quantity = 1, priceCents = 500, status = 3 } = {},
) =>
  makeOrder(test, site, buyer.customer, {
    placedAt: new Date(`2026-${day}T10:00:00Z`),
    rows: [{ productId: product.id, unitId: unit.id, unitDescription: unit.name, quantity, priceCents }],
    status,
  });

it('has the last order of a product, how often, the usual quantity and the last paid price', async () => {
  const box = rolls.units[1] as TestProduct['unit'];
  await bought('01-05', rolls, { unit: box, quantity: 2 });
  await bought('02-05', rolls, { unit: box, quantity: 2 });
  await bought('03-05', rolls, { unit: box, quantity: 5 });
  await bought('04-05', rolls, { quantity: 1, priceCents: 450 });
  const answer = await list();
  expect(answer).toMatchObject({ num_found: 1, page: 0 });
  expect(answer.products[0]).toMatchObject({
    product: { product_id: rolls.id, calcprice: 10 },
    last_ordered: '2026-04-05',
    times: 4,
    unit_id: box.id,
    unit_desc: 'doos à 48 stuks',
    usual_quantity: 2,
    last_price: 4.5,
    last_unit_desc: 'pak',
    last_quantity: 1,
  });
});

it('takes the latest of quantities that were ordered equally often', async () => {
  await bought('01-05', soap, { quantity: 3 });
  await bought('02-05', soap, { quantity: 7 });
  expect((await list()).products[0]).toMatchObject({ usual_quantity: 7, times: 2 });
});

it('counts no cancelled order, no other customer’s, and shows no discontinued product', async () => {
  await bought('01-05', soap, { status: 4 });
  const other = await makeBuyer(test, site);
  await makeOrder(test, site, other.customer, { rows: [{ productId: soap.id, unitId: soap.unit.id }] });
  expect(await idsOf()).toEqual([]);
  await bought('02-05', rolls);
  expect(await idsOf()).toEqual([rolls.id]);
  await test.database.inSite(site.id, (tx) =>
    tx.update(products).set({ active: false }).where(eq(products.id, rolls.id)),
  );
  expect(await list()).toEqual({ num_found: 0, page: 0, products: [] });
});

it('falls back on the default unit where the ordered one no longer exists', async () => {
  const box = rolls.units[1] as TestProduct['unit'];
  await bought('01-05', rolls, { unit: box, quantity: 9 });
  await test.database.inSite(site.id, (tx) => tx.delete(productUnits).where(eq(productUnits.id, box.id)));
  expect((await list()).products[0]).toMatchObject({
    unit_id: rolls.unit.id,
    usual_quantity: 1,
    last_unit_desc: 'doos',
    last_quantity: 9,
  });
});

it('is searched word by word, sorted and paginated', async () => {
  await bought('01-05', soap);
  await bought('01-06', soap);
  await bought('02-05', rolls);
  expect(await idsOf()).toEqual([rolls.id, soap.id]);
  expect(await idsOf({ sort: 'often' })).toEqual([soap.id, rolls.id]);
  expect(await idsOf({ sort: 'name' })).toEqual([soap.id, rolls.id]);
  expect(await idsOf({ search: 'ZEEP crÈME' })).toEqual([soap.id]);
  expect(await idsOf({ search: 'rolmeester tp-2' })).toEqual([rolls.id]);
  expect(await idsOf({ search: 'zeep toiletpapier' })).toEqual([]);
  expect(await idsOf({ search: "%' --" })).toEqual([]);
  expect(await idsOf({ productIDs: [soap.id] })).toEqual([soap.id]);
  expect(await list({ page: 1, pageSize: 1 })).toMatchObject({
    num_found: 2,
    products: [{ product: { product_id: soap.id } }],
  });
  expect(await list({ page: 7 })).toMatchObject({ num_found: 2, products: [] });
});
