import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeProduct, makeSite, type TestApp, type TestProduct, testApp } from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';

const { editing, productDesk } = endpoints;

let test: TestApp;
let site: Site;
let own: Importer;
let product: TestProduct;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  own = await importer(test, site);
  product = await makeProduct(test, site, { articleNumber: 'A1', priceCents: 100, stock: 5 });
});
afterAll(() => test.close());

const counted = async (of: Site = site) => (await test.data(editing.feed, {}, { site: of })).products;

it('storefronts learn of an import when it is applied, and of its undo, at their own site', async () => {
  const other = await makeSite(test);
  const before = await counted();
  const importID = await own.preview({ kind: 'prices', lines: ['Artikelnummer;Prijs', 'A1;2,00'] });
  expect(await counted()).toBe(before);
  await own.apply(importID);
  expect(await counted()).toBe(before + 1);
  await own.apply(await own.undo(importID));
  expect(await counted()).toBe(before + 2);
  const stock = await own.preview({
    ...{ kind: 'stock', lines: ['Artikelnummer;Voorraad', 'A1;9'] },
    options: { stock_meaning: 'physical', moment: new Date().toISOString() },
  });
  await own.apply(stock);
  expect(await counted()).toBe(before + 3);
  expect(await counted(other)).toBe(0);
});

it('storefronts learn of an edit at the desk, and not of one that changes nothing', async () => {
  const before = await counted();
  const { stock } = await test.data(productDesk.get, { productID: product.id }, own.caller);
  const set = (value: number) =>
    test.data(productDesk.setStock, { productID: product.id, seen: stock, stock: value }, own.caller);
  await set(stock);
  expect(await counted()).toBe(before);
  await set(stock + 1);
  expect(await counted()).toBe(before + 1);
});
