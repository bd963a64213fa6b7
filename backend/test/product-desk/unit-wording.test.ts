import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productUnits } from '../../src/db/schema/index.ts';
import { reworded } from '../../src/modules/product-desk/unit-wording.ts';
import { makeAdmin, makeProduct, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const box = { name: 'doos', content: 12 };

it.each([
  ['pallet', 'pallet à 24 dozen', 280, { name: 'pallet', content: 288 }, 'pallet à 24 dozen'],
  ['pallet', 'pallet à 24 dozen', 288, { name: 'pallet', content: 240 }, 'pallet à 240 stuks'],
  [
    'pallet',
    'pallet à 88 dozen (1.056 rollen)',
    960,
    { name: 'pallet', content: 1056 },
    'pallet à 88 dozen (1.056 rollen)',
  ],
  ['pallet', 'pallet à 24 dozen', 288, { name: 'blokpallet', content: 288 }, 'blokpallet à 24 dozen'],
  ['doos', 'doos à 12 rollen', 12, { name: 'karton', content: 12 }, 'karton à 12 rollen'],
  ['doos', 'doos à 12 rollen', 12, { name: 'doos', content: 10 }, 'doos à 10 stuks'],
  ['stuk', 'per stuk', 1, { name: 'fles', content: 1 }, 'per fles'],
  ['stuk', 'per stuk', 1, { name: 'stuk', content: 6 }, 'stuk à 6 stuks'],
  ['baal', 'Losse baal', 1, { name: 'zak', content: 1 }, 'per zak'],
])(
  'the words of a %s, "%s", stay as long as they agree with its contents',
  (name, description, content, unit, words) => {
    expect(reworded({ name, description, content }, unit, name === 'doos' ? [] : [box])).toBe(words);
  },
);

it('renews the words of a pallet when its boxes hold another number, and leaves words of the shop’s own', async () => {
  const site = await makeSite(test);
  const sid = await makeSession(test, site, { adminId: await makeAdmin(test, site, { role: 'catalogue' }) });
  const as = { site, sid };
  const { productDesk } = endpoints;
  const { id: productID } = await makeProduct(test, site);
  const add = async (name: string, content: number, description: string) => {
    const unit = { name, content, ean: '' };
    const { units } = await test.data(productDesk.addUnit, { productID, unit, price: 9 }, as);
    const id = units.at(-1)?.unit_id ?? 0;
    await test.database.inSite(site.id, (tx) =>
      tx.update(productUnits).set({ description }).where(eq(productUnits.id, id)),
    );
    return id;
  };
  const productUnitID = await add('doos', 12, 'doos à 12 rollen');
  await add('pallet', 288, 'pallet à 24 dozen');
  await add('zeecontainer', 5_000, 'container à 99 dozen');
  const seen = { ...box, ean: '' };
  await test.data(
    productDesk.changeUnit,
    { productID, productUnitID, seen, unit: { ...seen, content: 10 }, usual: false },
    as,
  );
  const { units } = await test.data(productDesk.get, { productID }, as);
  expect(units.slice(1).map(({ description }) => description)).toEqual([
    'doos à 10 stuks',
    'pallet à 288 stuks',
    'container à 99 dozen',
  ]);
});
