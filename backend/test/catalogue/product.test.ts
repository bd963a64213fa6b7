import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  makeGroup,
  makeOptions,
  makeProduct,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { get, list } = endpoints.products;

let test: TestApp;
let site: Site;
let product: TestProduct;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const top = await makeGroup(test, site, { label: 'Wasruimte' });
  const group = await makeGroup(test, site, { label: 'Dispensers', parent: top });
  product = await makeProduct(test, site, {
    group,
    name: 'Zeepdispenser 1 liter',
    articleNumber: 'ZD-100',
    description: 'Voor vloeibare zeep.',
    specifications: [{ label: 'Hoogte', value: '24 cm' }],
    images: ['/media/a.svg', '/media/b.svg'],
    documents: [{ title: 'Montage', url: '/media/montage.pdf' }],
    units: [
      { name: 'stuk', content: 1, ean: '8700000000017' },
      { name: 'doos', content: 6, isDefault: true, description: 'doos à 6 stuks' },
    ],
  });
});
afterAll(() => test.close());

describe('a product', () => {
  it.each([
    ['Toiletpapier Toonkeur 2-laags, wit', 'Toonkeur', 21],
    ['Toonkeur toiletpapier 2-laags', 'Toonkeur', undefined],
    ['Toiletpapier Toonkeur', 'Toonkeur', undefined],
    ['Toiletpapier Toonkeurig 2-laags', 'Toonkeur', undefined],
    ['Toiletpapier 2-laags', '', undefined],
  ])('has kind and brand as the first line of its name: %s', async (name, brand, lead) => {
    const { id } = await makeProduct(test, site, { name, brand });
    const [doc] = await test.data(get, { id }, { site });
    expect(doc?.name_lead).toBe(lead);
  });

  it('has all data of its page', async () => {
    const [doc, ...others] = await test.data(get, { id: product.id }, { site });
    expect(others).toEqual([]);
    expect(doc).toMatchObject({
      product_id: product.id,
      product_name: 'Zeepdispenser 1 liter',
      product_ext_code: 'ZD-100',
      group_ids: product.group.ids,
      product_unit_content: 6,
      description: 'Voor vloeibare zeep.',
      specifications: [{ label: 'Hoogte', value: '24 cm' }],
      images: ['/media/a.svg', '/media/b.svg'],
      documents: [{ title: 'Montage', url: '/media/montage.pdf' }],
      options: [],
      units: [
        { unit_name: 'stuk', unit_content: 1, pu_is_default: false, ean: '8700000000017' },
        { unit_name: 'doos', unit_content: 6, pu_is_default: true, unit_desc: 'doos à 6 stuks' },
      ],
    });
  });

  it('groups its options by index and leaves out those not for sale', async () => {
    const [soap, foam, gone] = [
      await makeProduct(test, site, { name: 'Zeep' }),
      await makeProduct(test, site, { name: 'Foam' }),
      await makeProduct(test, site, { active: false }),
    ];
    await makeOptions(test, site, product, { index: 2, label: 'Sleutel', choices: [soap] });
    await makeOptions(test, site, product, { index: 1, label: 'Vulling', choices: [soap, foam, gone] });
    const [doc] = await test.data(get, { id: product.id }, { site });
    const options = doc?.options.map(({ index, label, products }) => [
      index,
      label,
      products.map((one) => one.product_id),
    ]);
    expect(options).toEqual([
      [1, 'Vulling', [foam.id, soap.id]],
      [2, 'Sleutel', [soap.id]],
    ]);
  });

  it('that is absent, not for sale or of another site gets the same answer', async () => {
    const foreign = await makeProduct(test, await makeSite(test));
    const gone = await makeProduct(test, site, { active: false });
    for (const id of [2_000_000_000, gone.id, foreign.id]) {
      const { status, body } = await test.call(get, { id }, { site });
      expect([status, body]).toMatchObject([404, { error: { code: 'not_found' } }]);
    }
  });
});

describe('two shops with the same article numbers', () => {
  it('show their own products only, in every kind of list', async () => {
    const shops = await Promise.all(
      ['Kanarie', 'Parkiet'].map(async (bird) => {
        const own = await makeSite(test);
        const group = await makeGroup(test, own, { label: 'Zeep' });
        const made = await makeProduct(test, own, {
          group,
          articleNumber: 'ZP-1',
          name: `Handzeep ${bird}`,
          brand: bird,
          family: 'zeep',
          isSale: true,
        });
        await makeProduct(test, own, { group, name: `Handzeep mild ${bird}`, brand: bird, family: 'zeep' });
        return { own, bird, made };
      }),
    );
    for (const [here, there] of [shops, shops.toReversed()] as [(typeof shops)[0], (typeof shops)[0]][]) {
      const requests = [
        {},
        { search: 'ZP-1' },
        { search: 'handzeep' },
        { search: 'hanzeep' },
        { path: 'c/zeep' },
        { sale: true },
        { groupID: there.made.group.id },
        { brand: there.bird },
        { ids: [there.made.id, here.made.id] },
        { target: 'relatedProducts', productID: there.made.id },
        { target: 'matchingProducts', productID: there.made.id },
      ];
      for (const request of requests) {
        const { status, raw } = await test.call(list, request, { site: here.own });
        expect(status).toBe(200);
        expect(raw.toString(), JSON.stringify(request)).not.toContain(there.bird);
      }
      const found = await test.data(list, { search: 'ZP-1' }, { site: here.own });
      expect(found.docs.map(({ product_id }) => product_id)).toEqual([here.made.id]);
    }
  });
});
