import { endpoints, type WireProductList } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  makeGroup,
  makeOptions,
  makeProduct,
  makeSite,
  makeTarget,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { list } = endpoints.products;
const names = ({ docs }: WireProductList) => docs.map(({ product_name }) => product_name);

let test: TestApp;
let site: Site;
let dispenser: TestProduct;
let large: TestProduct;
let soap: TestProduct;
let towel: TestProduct;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const wash = await makeGroup(test, site, { label: 'Wasruimte' });
  const dispensers = await makeGroup(test, site, { label: 'Dispensers', parent: wash });
  const refills = await makeGroup(test, site, { label: 'Vullingen', parent: wash });
  dispenser = await makeProduct(test, site, {
    name: 'Dispenser klein',
    group: dispensers,
    family: 'dispenser',
  });
  large = await makeProduct(test, site, { name: 'Dispenser groot', group: dispensers, family: 'dispenser' });
  soap = await makeProduct(test, site, { name: 'Handzeep', group: refills, family: 'zeep', popularity: 5 });
  towel = await makeProduct(test, site, { name: 'Droger', group: wash, family: 'droger', popularity: 50 });
  await makeProduct(test, site, {
    name: 'Huisdispenser',
    group: dispensers,
    family: 'huis',
    houseBrand: true,
  });
  await makeProduct(test, site, { name: 'Bezem', family: 'bezem', houseBrand: true });
});
afterAll(() => test.close());

const get = (request: Parameters<typeof test.data<typeof list>>[1]) => test.data(list, request, { site });

describe('the named lists', () => {
  it.each(['TopAanbieding', 'homeSeasonSlider', 'cartPromotions', 'orderlistPromotions'] as const)(
    '%s has its products in its order, until another is asked',
    async (target) => {
      await makeTarget(test, site, target, [towel, dispenser, soap]);
      expect(names(await get({ target }))).toEqual(['Droger', 'Dispenser klein', 'Handzeep']);
      expect(names(await get({ target, sort: 1 }))).toEqual(['Dispenser klein', 'Droger', 'Handzeep']);
      expect((await get({ target })).num_found).toBe(3);
    },
  );

  it('relatedProducts are the other variants of the family', async () => {
    expect(names(await get({ target: 'relatedProducts', productID: dispenser.id }))).toEqual([
      'Dispenser groot',
    ]);
  });

  it('matchingProducts are of other families in the same top group, the best sellers first', async () => {
    const matching = await get({ target: 'matchingProducts', productID: dispenser.id });
    expect(names(matching)).toEqual(['Droger', 'Handzeep', 'Huisdispenser']);
  });

  it('productLinked are the options of the product', async () => {
    await makeOptions(test, site, dispenser, { index: 2, choices: [towel] });
    await makeOptions(test, site, dispenser, { index: 1, choices: [soap] });
    const linked = await get({ target: 'productLinked', productID: dispenser.id });
    expect(names(linked)).toEqual(['Handzeep', 'Droger']);
  });

  it('productHuis is the house brand of the same leaf group', async () => {
    expect(names(await get({ target: 'productHuis', productID: large.id }))).toEqual(['Huisdispenser']);
  });

  it('lastViewedProducts are the given ones, newest first', async () => {
    const ids = [towel.id, dispenser.id];
    expect(names(await get({ target: 'lastViewedProducts', ids }))).toEqual(['Droger', 'Dispenser klein']);
    expect((await get({ target: 'lastViewedProducts' })).num_found).toBe(0);
  });

  it('around a product need one; around an unknown one they are empty', async () => {
    const answer = await test.call(list, { target: 'relatedProducts' }, { site });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { error: { fields: { productID: 'required' } } },
    ]);
    for (const target of ['relatedProducts', 'matchingProducts', 'productHuis', 'productLinked'] as const)
      expect((await get({ target, productID: 2_000_000_000 })).num_found).toBe(0);
  });
});
