import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { products, type Site } from '../../src/db/schema/index.ts';
import { storeImage } from '../media/images.ts';
import {
  type Answer,
  type Caller,
  makeAdmin,
  makeCustomer,
  makeGroup,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { cart, editing, productDesk, products: shop } = endpoints;

let test: TestApp;
let site: Site;
let catalogue: Caller;
let product: TestProduct;
let productID: number;

const refusalOf = ({ status, body }: Answer) => {
  const { error } = body as { error?: { code: string; fields?: Record<string, string> } };
  return [status, error?.code, error?.fields];
};
const GOOD = '8712345678906';
const box = { name: 'doos', content: 12, ean: GOOD };
const shown = () => test.data(productDesk.get, { productID }, catalogue);

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  const adminId = await makeAdmin(test, site, { role: 'catalogue' });
  catalogue = { site, sid: await makeSession(test, site, { adminId }) };
  product = await makeProduct(test, site, { priceCents: 1_000 });
  productID = product.id;
});

it('adds a unit whose EAN finds the product, and refuses wrong check digits and numbers of other products', async () => {
  const add = (unit: object) =>
    test.call(productDesk.addUnit, { productID, unit, price: 99.5 } as never, catalogue);
  expect(refusalOf(await add({ ...box, ean: '8712345678907' }))).toEqual([
    400,
    'invalid_request',
    { 'unit.ean': 'custom' },
  ]);
  expect((await add(box)).status).toBe(200);
  expect((await shown()).units[1]).toMatchObject({ ...box, description: 'doos à 12 stuks', price: 99.5 });
  const { docs } = await test.data(shop.list, { lang: 'nl', search: GOOD }, { site });
  expect(docs.map(({ product_id }) => product_id)).toEqual([productID]);
  expect(refusalOf(await add({ ...box, name: 'DOOS', ean: '' }))[2]).toEqual({ name: 'taken' });
  expect(refusalOf(await add({ ...box, name: 'pallet' }))[2]).toEqual({ ean: 'taken' });
  const other = await makeProduct(test, site);
  const elsewhere = await test.call(
    productDesk.addUnit,
    { productID: other.id, unit: box, price: 1 },
    catalogue,
  );
  expect(refusalOf(elsewhere)).toEqual([409, 'conflict', { ean: 'elsewhere' }]);
});

it('changes a unit, makes another one usual, and keeps what a colleague changed meanwhile', async () => {
  const { units } = await test.data(productDesk.addUnit, { productID, unit: box, price: 99 }, catalogue);
  const productUnitID = units[1]?.unit_id ?? 0;
  const change = (seen: object, unit: object, usual = false) =>
    test.call(productDesk.changeUnit, { productID, productUnitID, seen, unit, usual } as never, catalogue);
  expect((await change(box, { ...box, name: 'tray', content: 6 }, true)).status).toBe(200);
  expect((await shown()).units.map(({ description, usual }) => [description, usual])).toEqual([
    ['per stuk', false],
    ['tray à 6 stuks', true],
  ]);
  expect(refusalOf(await change(box, { ...box, content: 8 }))).toEqual([
    409,
    'conflict',
    { unit: 'changed' },
  ]);
  // The lists of the shop show the usual unit.
  const { docs } = await test.data(shop.list, { lang: 'nl', groupID: product.group.id }, { site });
  expect(JSON.stringify(docs[0])).toContain('tray à 6 stuks');
});

it('retires a unit, but not the usual one nor one in a cart', async () => {
  const { units } = await test.data(productDesk.addUnit, { productID, unit: box, price: 99 }, catalogue);
  const unitId = units[1]?.unit_id ?? 0;
  const remove = (productUnitID: number) =>
    test.call(productDesk.removeUnit, { productID, productUnitID }, catalogue);
  expect(refusalOf(await remove(product.unit.id))[2]).toEqual({ unit: 'usual' });
  const customer = await makeCustomer(test, site);
  const buyer = { site, sid: await makeSession(test, site, customer) };
  await test.data(cart.update, { id: productID, quantity: 1, unit: unitId }, buyer);
  expect(refusalOf(await remove(unitId))).toEqual([409, 'conflict', { unit: 'in_cart' }]);
  await test.data(cart.update, { id: productID, quantity: 0, unit: unitId }, buyer);
  expect((await remove(unitId)).status).toBe(200);
  expect((await shown()).units).toHaveLength(1);
});

it('orders pictures of the library, of which the first stands in lists, and refuses any other picture', async () => {
  const [one, two] = [await storeImage(test, site), await storeImage(test, site)];
  const { images: seen } = await shown();
  const set = (from: string[], images: string[]) =>
    test.call(productDesk.setImages, { productID, seen: from, images }, catalogue);
  const wanted = [...new Set([two.url, one.url])];
  expect((await set(seen, ['/media/elders/x.webp'])).status).toBe(404);
  expect((await set(seen, wanted)).status).toBe(200);
  const [stored] = await test.database.inSite(site.id, (tx) =>
    tx.select().from(products).where(eq(products.id, productID)),
  );
  expect(stored).toMatchObject({ image: two.url, images: wanted });
  expect(refusalOf(await set(seen, [one.url, ...seen]))[2]).toEqual({ images: 'changed' });
});

it('moves a product to another group, and shows other products with it, in their order', async () => {
  const top = await makeGroup(test, site, { label: 'Papier' });
  const below = await makeGroup(test, site, { label: 'Rollen', parent: top });
  const seen = product.group.id;
  await test.data(productDesk.setGroup, { productID, seen, groupID: below.id }, catalogue);
  const { docs } = await test.data(shop.list, { lang: 'nl', groupID: top.id }, { site });
  expect(docs.map(({ product_id }) => product_id)).toEqual([productID]);
  const late = await test.call(productDesk.setGroup, { productID, seen, groupID: top.id }, catalogue);
  expect(refusalOf(late)).toEqual([409, 'conflict', { group: 'changed' }]);

  const [one, two] = [await makeProduct(test, site), await makeProduct(test, site)];
  const relatedIDs = [two.id, productID, one.id];
  const { related } = await test.data(productDesk.setRelated, { productID, seen: [], relatedIDs }, catalogue);
  expect(related.map(({ product_id }) => product_id)).toEqual([two.id, one.id]);
  const stale = await test.call(productDesk.setRelated, { productID, seen: [], relatedIDs: [] }, catalogue);
  expect(refusalOf(stale)[2]).toEqual({ related: 'changed' });
  const adminId = await makeAdmin(test, site);
  const manager = { site, sid: await makeSession(test, site, { adminId }) };
  const log = await test.data(editing.actions, { kind: 'product' }, manager);
  expect(log.map(({ action }) => action)).toEqual(['set_related_products', 'move_product']);
});
