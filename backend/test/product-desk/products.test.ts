import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import {
  type Caller,
  makeAdmin,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const desk = endpoints.productDesk;
const shop = endpoints.products;

let test: TestApp;
let site: Site;
let product: TestProduct;
let catalogue: Caller;

const as = async (role: 'catalogue' | 'warehouse' | 'sales' | 'manager'): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
});
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test, { prices: 'public' });
  product = await makeProduct(test, site, { stock: 40 });
  catalogue = await as('catalogue');
});

const shown = () => test.data(desk.get, { productID: product.id }, catalogue);
const faultOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { fields?: object } }).error?.fields,
];
async function detailsOf() {
  const { name, description, location, active } = await shown();
  return { name, description, location, active };
}

it('changes texts and location, and takes a product off sale at once', async () => {
  const seen = await detailsOf();
  const details = { ...seen, name: 'Allesreiniger citroen', location: 'B-12', active: false };
  const changed = await test.data(desk.setDetails, { productID: product.id, seen, details }, catalogue);
  expect(changed).toMatchObject({ name: 'Allesreiniger citroen', location: 'B-12', active: false });
  const listed = await test.data(shop.list, {}, { site });
  expect(listed.docs.map(({ product_id }) => product_id)).not.toContain(product.id);
  await test.data(
    desk.setDetails,
    { productID: product.id, seen: details, details: { ...details, active: true } },
    catalogue,
  );
  const found = await test.data(shop.list, { search: 'allesreiniger citroen' }, { site });
  expect(found.docs.map(({ product_id }) => product_id)).toEqual([product.id]);
  const log = await test.data(endpoints.editing.actions, { kind: 'product' }, await as('manager'));
  expect(log[1]?.details).toMatchObject({
    before: { name: seen.name, location: '', active: true },
    after: { name: 'Allesreiniger citroen', location: 'B-12', active: false },
  });
});

it('keeps what a colleague changed in another field, and refuses the same field', async () => {
  const seen = await detailsOf();
  const { id: productID } = product;
  await test.data(desk.setDetails, { productID, seen, details: { ...seen, location: 'A-1' } }, catalogue);
  await test.data(desk.setDetails, { productID, seen, details: { ...seen, name: 'Nieuw' } }, catalogue);
  expect(await shown()).toMatchObject({ location: 'A-1', name: 'Nieuw' });
  const again = await test.call(
    desk.setDetails,
    { productID, seen, details: { ...seen, location: 'C-3' } },
    catalogue,
  );
  expect(faultOf(again)).toEqual([409, { location: 'changed' }]);
});

it('corrects stock by the difference, so that an order in between still counts', async () => {
  const warehouse = await as('warehouse');
  const { id: productID } = product;
  const buyer = await makeBuyer(test, site, { kind: 'consumer' });
  await buyer.add({ id: productID, quantity: 5 });
  await buyer.sent({ paymentOptions: { source: 'IDEAL' } });
  const corrected = await test.data(desk.setStock, { productID, seen: 40, stock: 42 }, warehouse);
  expect(corrected.stock).toBe(37);
  const tooLow = await test.call(desk.setStock, { productID, seen: 40, stock: 0 }, warehouse);
  expect(faultOf(tooLow)).toEqual([409, { stock: 'sold' }]);
});

it('changes a list price that the shop shows at once, and not over a newer one', async () => {
  const { id: productID } = product;
  const [unit] = (await shown()).units;
  const { unit_id: productUnitID = 0, price: seen = 0 } = unit ?? {};
  const price = seen + 1.25;
  const changed = await test.data(desk.setPrice, { productID, productUnitID, seen, price }, catalogue);
  expect(changed.units[0]?.price).toBe(price);
  const again = await test.call(desk.setPrice, { productID, productUnitID, seen, price: 1 }, catalogue);
  expect(faultOf(again)).toEqual([409, { price: 'changed' }]);
  const foreign = await makeProduct(test, site);
  const other = await test.call(
    desk.setPrice,
    { productID: foreign.id, productUnitID, seen: price, price: 1 },
    catalogue,
  );
  expect(other.status).toBe(404);
});

it('keeps prices from the warehouse, and everything but reading from sales', async () => {
  const { id: productID } = product;
  const [unit] = (await shown()).units;
  const price = { productID, productUnitID: unit?.unit_id ?? 0, seen: 1, price: 1 };
  expect((await test.call(desk.setPrice, price, await as('warehouse'))).status).toBe(403);
  const sales = await as('sales');
  expect((await test.call(desk.setStock, { productID, seen: 1, stock: 1 }, sales)).status).toBe(403);
  expect((await test.call(desk.get, { productID }, sales)).status).toBe(200);
});

it('lists what misses something, and finds by location and EAN', async () => {
  const seen = await detailsOf();
  await test.data(
    desk.setDetails,
    { productID: product.id, seen, details: { ...seen, location: 'D-40' } },
    catalogue,
  );
  const other = await makeProduct(test, site, { stock: 0 });
  const idsOf = async (input: object) =>
    (await test.data(desk.list, input, catalogue)).rows.map(({ product_id }) => product_id);
  expect(await idsOf({ state: 'no_location' })).toEqual([other.id]);
  expect(await idsOf({ state: 'out_of_stock' })).toEqual([other.id]);
  expect(await idsOf({ search: 'd-40' })).toEqual([product.id]);
  const [unit] = (await shown()).units;
  if (unit?.ean) expect(await idsOf({ search: unit.ean })).toEqual([product.id]);
});
