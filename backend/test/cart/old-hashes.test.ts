import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cartLines, carts, productUnits, type Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { cart } = endpoints;
const file = '../upgrade/example/0001_cart_units.sql';
const migration = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');

let test: TestApp;
let site: Site;
let product: TestProduct;
let caller: { site: Site; sid: string };
let store: (lines: Partial<typeof cartLines.$inferInsert>[]) => Promise<void>;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  product = await makeProduct(test, site, {
    units: [
      { name: 'stuk', content: 1, priceCents: 100 },
      { name: 'doos', content: 10, priceCents: 900 },
    ],
  });
  const customer = await makeCustomer(test, site);
  caller = { site, sid: await makeSession(test, site, customer) };
  const values = { siteId: site.id, userId: customer.userId, version: 1 };
  store = (lines) =>
    test.database.inSite(site.id, async (tx) => {
      const [row] = await tx.insert(carts).values(values).returning();
      const own = { siteId: site.id, cartId: row?.id ?? 0, productId: product.id, unitId: 0, quantity: 1 };
      await tx.insert(cartLines).values(lines.map((line) => ({ ...own, ...line })));
    });
});

const units = () => product.units.map(({ id }) => id);
const linesOf = async () =>
  (await test.data(cart.get, {}, caller)).items.map((item) => [
    item.hash,
    item.unit_on_cart,
    item.quantity_on_cart,
    item.comment,
  ]);
const setDefault = (unitId?: number) =>
  test.database.inSite(site.id, async (tx) => {
    const own = eq(productUnits.productId, product.id);
    await tx.update(productUnits).set({ isDefault: false }).where(own);
    await tx
      .update(productUnits)
      .set({ isDefault: true })
      .where(eq(productUnits.id, unitId ?? 0));
  });

it('gives old lines the hash of their unit on upgrade, and loses no quantity', async () => {
  const [piece = 0, box = 0] = units();
  await store([
    { hash: '', unitId: box, quantity: 2 },
    { hash: 'rood', unitId: piece, quantity: 3, comment: 'Rood' },
    { hash: `u${box}`, unitId: piece, quantity: 4, comment: 'Later' },
    { hash: 'blauw', unitId: box, quantity: 5, comment: 'Blauw' },
  ]);
  await test.database.asOwner(async (_, client) => void (await client.query(migration)));
  const after = [
    [`u${box}`, box, 7, 'Blauw'],
    ['', piece, 7, 'Rood'],
  ];
  expect(await linesOf()).toEqual(after);
  const stored = await test.database.inSite(site.id, (tx) =>
    tx.select({ hash: cartLines.hash }).from(cartLines).where(eq(cartLines.productId, product.id)),
  );
  expect(stored.map(({ hash }) => hash).sort()).toEqual(['', `u${box}`]);
  await test.database.asOwner(async (_, client) => void (await client.query(migration)));
  expect(await linesOf()).toEqual(after);
});

it('changes the existing line, also where an older page stored it without its hash', async () => {
  const [, box = 0] = units();
  await store([{ hash: '', unitId: box, quantity: 2 }]);
  await test.data(cart.update, { id: product.id, unit: box, quantity: 3 }, caller);
  await test.data(cart.update, { id: product.id, quantity: 4 }, caller);
  expect(await linesOf()).toEqual([
    [`u${box}`, box, 3, ''],
    ['', units()[0], 4, ''],
  ]);
});

it('keeps each quantity apart when the shop makes another unit the default one', async () => {
  const [piece = 0, box = 0] = units();
  await test.data(cart.update, { id: product.id, quantity: 5 }, caller);
  await setDefault(box);
  await test.data(cart.update, { id: product.id, quantity: 2 }, caller);
  expect(await linesOf()).toEqual([
    [`u${piece}`, piece, 5, ''],
    ['', box, 2, ''],
  ]);
  await test.data(
    cart.update,
    { id: product.id, hash: '', unit: box, quantity: 7, replaces: `u${piece}` },
    caller,
  );
  expect(await linesOf()).toEqual([['', box, 7, '']]);
});
