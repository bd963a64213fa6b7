import { endpoints, type WireProductList } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productLinks, type Site } from '../../src/db/schema/index.ts';
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
  const group = await makeGroup(test, site, { label: 'Dispensers', parent: wash });
  const refills = await makeGroup(test, site, { label: 'Vullingen', parent: wash });
  const family = 'dispenser';
  dispenser = await makeProduct(test, site, { name: 'Dispenser klein', group, family, inhoud: '1 liter' });
  large = await makeProduct(test, site, { name: 'Dispenser groot', group, family, inhoud: '2 liter' });
  soap = await makeProduct(test, site, { name: 'Handzeep', group: refills, family: 'zeep' });
  towel = await makeProduct(test, site, { name: 'Droger', group: wash, family: 'droger' });
  await makeProduct(test, site, { name: 'Houder', group, family: 'houder', popularity: 50 });
  await makeProduct(test, site, { name: 'Uit de handel', group, family, active: false });
});
afterAll(() => test.close());

const link = (target: string, product: TestProduct, linked: TestProduct[]) =>
  test.database.inSite(site.id, (tx) =>
    tx.insert(productLinks).values(
      linked.map(({ id }, position) => ({
        siteId: site.id,
        productId: product.id,
        target,
        linkedId: id,
        position,
      })),
    ),
  );

const get = (request: Parameters<typeof test.data<typeof list>>[1]) => test.data(list, request, { site });

describe('the named lists', () => {
  it.each(['TopAanbieding', 'homeSeasonSlider', 'cartPromotions', 'orderlistPromotions'] as const)(
    '%s has its products in its order, unless another is requested',
    async (target) => {
      await makeTarget(test, site, target, [towel, dispenser, soap]);
      expect(names(await get({ target }))).toEqual(['Droger', 'Dispenser klein', 'Handzeep']);
      expect(names(await get({ target, sort: 1 }))).toEqual(['Dispenser klein', 'Droger', 'Handzeep']);
      expect((await get({ target })).num_found).toBe(3);
    },
  );

  it('relatedProducts are the others of its group: its own family first, then what sells best', async () => {
    const related = await get({ target: 'relatedProducts', productID: dispenser.id });
    expect(names(related)).toEqual(['Dispenser groot', 'Houder']);
  });

  it('matchingProducts are the shop’s matches, then the options', async () => {
    await makeOptions(test, site, dispenser, { index: 2, choices: [towel] });
    await makeOptions(test, site, dispenser, { index: 1, choices: [soap] });
    const matching = () => get({ target: 'matchingProducts', productID: dispenser.id });
    expect(names(await matching())).toEqual(['Handzeep', 'Droger']);
    await link('matchingProducts', dispenser, [towel]);
    expect(names(await matching())).toEqual(['Droger', 'Handzeep']);
  });

  it('productLinked are the shop’s links, in its order', async () => {
    await link('productLinked', large, [towel, soap]);
    expect(names(await get({ target: 'productLinked', productID: large.id }))).toEqual([
      'Droger',
      'Handzeep',
    ]);
    expect((await get({ target: 'productLinked', productID: soap.id })).num_found).toBe(0);
  });

  it('lastViewedProducts are the requested ones, newest first', async () => {
    const ids = [towel.id, dispenser.id];
    expect(names(await get({ target: 'lastViewedProducts', ids }))).toEqual(['Droger', 'Dispenser klein']);
    expect((await get({ target: 'lastViewedProducts' })).num_found).toBe(0);
  });

  it('of a product need one; for an unknown product they are empty', async () => {
    const answer = await test.call(list, { target: 'relatedProducts' }, { site });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { error: { fields: { productID: 'required' } } },
    ]);
    for (const target of ['relatedProducts', 'matchingProducts', 'productHuis', 'productLinked'] as const)
      expect((await get({ target, productID: 2_000_000_000 })).num_found).toBe(0);
  });
});

describe('productHuis', () => {
  const glove = (brand: string, size: string, fields: Parameters<typeof makeProduct>[2] = {}) =>
    makeProduct(test, site, {
      name: `Handschoen ${brand} soft maat ${size}`,
      brand,
      family: 'handschoen',
      inhoud: '100 stuks',
      specifications: [
        { label: 'Maat', value: size },
        { label: 'Kleur', value: 'blauw' },
      ],
      ...fields,
    });

  it('is the house brand’s product of the same kind, size and properties, the most similar first', async () => {
    const group = await makeGroup(test, site);
    const other = await glove('Grijpland', 'L', { group });
    const grip = await glove('Toonkeur', 'L', {
      group,
      houseBrand: true,
      name: 'Handschoen Toonkeur grip maat L',
    });
    const alike = await glove('Toonkeur', 'L', { group, houseBrand: true });
    await glove('Toonkeur', 'M', { group, houseBrand: true });
    await glove('Toonkeur', 'L', { group, houseBrand: true, inhoud: '200 stuks' });
    await glove('Toonkeur', 'L', { group, houseBrand: true, family: 'schort' });
    await glove('Anders', 'L', { group });
    const withLayers = (brand: string, layers: string, colour: string) =>
      glove(brand, 'XL', {
        group,
        houseBrand: brand === 'Toonkeur',
        specifications: [
          { label: 'Maat', value: 'XL' },
          { label: 'Aantal lagen', value: layers },
          { label: 'Kleur', value: colour },
        ],
      });
    const double = await withLayers('Grijpland', '2', 'blauw');
    const green = await withLayers('Toonkeur', '2', 'groen');
    await withLayers('Toonkeur', '3', 'blauw');
    const same = await get({ target: 'productHuis', productID: double.id });
    expect(
      same.docs.map((doc) => doc.product_id),
      'not with another number of layers',
    ).toEqual([green.id]);
    const found = await get({ target: 'productHuis', productID: other.id });
    expect(found.docs.map((doc) => doc.product_id)).toEqual([alike.id, grip.id]);
    expect((await get({ target: 'productHuis', productID: alike.id })).num_found).toBe(0);
  });
});
