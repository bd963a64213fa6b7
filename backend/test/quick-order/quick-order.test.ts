import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { quickOrder, cart } = endpoints;

let test: TestApp;
let site: Site;
let caller: { site: Site; sid: string };
let rol: TestProduct;
let gone: TestProduct;

const box = { name: 'doos', content: 6, priceCents: 1_200, ean: '8712345000004' };
const piece = { name: 'rol', content: 1, priceCents: 250, ean: '8712345000011' };

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  rol = await makeProduct(test, site, {
    name: 'Rol',
    articleNumber: 'TP-10.234',
    units: [box, piece],
    step: 2,
  });
  gone = await makeProduct(test, site, { name: 'Weg', articleNumber: 'TP-9', active: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  caller = { site, sid: await makeSession(test, site, await makeCustomer(test, site)) };
});

const found = async (codes: string[], who: object = caller) =>
  (await test.data(quickOrder.find, { codes }, who)).map(({ place, by, product, unit_id, available }) => [
    place,
    by,
    product.product_name,
    unit_id,
    available,
  ]);

describe('finding by code', () => {
  it('recognises an article number in any notation', async () => {
    const codes = ['TP-10.234', 'tp10234', ' Tp 10 234 ', 'TP-10', '', '%', "' OR 1=1 --", 'tp-9'];
    const [box] = rol.units;
    expect(await found(codes)).toEqual([
      [0, 'number', 'Rol', box?.id, true],
      [1, 'number', 'Rol', box?.id, true],
      [2, 'number', 'Rol', box?.id, true],
      [7, 'number', 'Weg', gone.unit.id, false],
    ]);
  });

  it('recognises an article number without its prefix, where only one product has it', async () => {
    const there = { site: await makeSite(test) };
    const add = (articleNumber: string, more: object = {}) =>
      makeProduct(test, there.site, { name: articleNumber, articleNumber, ...more });
    await add('TB-11115');
    await add('TB-10.234');
    await add('AB20500');
    await add('TB-300');
    for (const article of ['TB-30001', 'XY-30001', 'TB-40001', '40001']) await add(article);
    await add('TB-50001', { units: [{ name: 'stuk', content: 1, priceCents: 1, ean: '8712345000011' }] });
    await add('XY-8712345000011');
    const codes = ['11115', '10 234', '20500', '300', '30001', '40001', '8712345000011', '1111', '%%%%'];
    expect((await found(codes, there)).map(([place, , name]) => [place, name])).toEqual([
      [0, 'TB-11115'],
      [1, 'TB-10.234'],
      [2, 'AB20500'],
      [5, '40001'],
      [6, 'TB-50001'],
    ]);
  });

  it('recognises the EAN of each unit', async () => {
    expect(await found(['8712345000011', '871234 5000004', '8712345000028', '08712345000011'])).toEqual([
      [0, 'ean', 'Rol', rol.units[1]?.id, true],
      [1, 'ean', 'Rol', rol.units[0]?.id, true],
      [3, 'ean', 'Rol', rol.units[1]?.id, true],
    ]);
  });

  it('shows nothing of another site, and a visitor no price', async () => {
    const there = await makeSite(test);
    expect(await found(['TP-10.234', box.ean], { site: there })).toEqual([]);
    const [hit] = await test.data(quickOrder.find, { codes: ['TP-10.234'] }, { site });
    expect(JSON.stringify(hit)).not.toMatch(/price/);
  });

  it('refuses more than five hundred codes, and none', async () => {
    for (const codes of [[], Array.from({ length: 501 }, () => 'x')])
      expect((await test.call(quickOrder.find, { codes }, caller)).status).toBe(400);
  });
});

describe('lines to the cart', () => {
  const line = (product: TestProduct, quantity: number, unit = product.unit) => ({
    productID: product.id,
    unitID: unit.id,
    quantity,
  });
  const toCart = (lines: object[]) => test.call(quickOrder.toCart, { lines }, caller);

  it('are added all at once; the same product twice is added twice', async () => {
    const other = await makeProduct(test, site);
    const answer = await test.data(
      quickOrder.toCart,
      { lines: [line(rol, 2), line(other, 3), line(rol, 4)] },
      caller,
    );
    expect(answer).toMatchObject({ added: [rol.id, other.id], skipped: 0, refused: [] });
    const { items } = await test.data(cart.get, {}, caller);
    expect(items.map((item) => [item.product_id, item.quantity_on_cart])).toEqual([
      [rol.id, 6],
      [other.id, 3],
    ]);
  });

  it('are refused with the reason where they can not be ordered, together too', async () => {
    const scarce = await makeProduct(test, site, { stock: 5 });
    const lines = [line(rol, 3), line(gone, 1), line(scarce, 4), line(scarce, 4), line(rol, 0)];
    const answer = await test.data(quickOrder.toCart, { lines }, caller);
    expect(answer.added).toEqual([scarce.id]);
    expect(answer.skipped).toBe(1);
    expect(answer.refused.map(({ product_id, reason, fixes }) => [product_id, reason, fixes])).toEqual([
      [rol.id, 'quantity_step', [2, 4]],
      [gone.id, 'product_unavailable', []],
      [scarce.id, 'insufficient_stock', [1]],
    ]);
  });

  it('are all refused with an absent product, or with a price', async () => {
    expect((await toCart([line(rol, 2), { productID: 2_000_000, unitID: 1, quantity: 1 }])).status).toBe(404);
    expect((await toCart([{ ...line(rol, 2), price: 0.01 }])).status).toBe(400);
    expect((await test.data(cart.get, {}, caller)).items).toEqual([]);
  });
});
