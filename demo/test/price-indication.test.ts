import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../backend/src/db/sql.ts';
import { type TestApp, testApp } from '../../backend/test/support/index.ts';
import { buildAssortment } from '../src/catalogue/index.ts';
import { fillIfEmpty } from '../src/fill.ts';
import { named, rowsIn } from './fill-support.ts';

const { products } = buildAssortment('huispapier');

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await fillIfEmpty(test.database, { sites: [named('huispapier')] });
});
afterAll(() => test.close());

describe('every price that a consumer sees', () => {
  const { list, get } = endpoints.products;

  it('has a unit price beside it, in lists and on the product page, unless one piece is sold', async () => {
    const found = [];
    for (let page = 0; page * 96 < products.length; page += 1)
      found.push(...(await test.data(list, { page, pageSize: 96 }, { site: 'huispapier' })).docs);
    expect(found).toHaveLength(products.length);
    const pages = await Promise.all(
      found
        .filter((_, at) => at % 20 === 0)
        .map((doc) => test.data(get, { id: doc.product_id }, { site: 'huispapier' })),
    );
    const one = new Map(products.map(({ articleNumber, net }) => [articleNumber, net]));
    const missing = [...found, ...pages.flat()].flatMap(({ product_ext_code, product_name, units }) =>
      units
        .filter(({ calcprice, unit_content, unit_price }) => {
          const net = one.get(product_ext_code);
          const isOnePiece = net?.measure === 'piece' && (net.content * unit_content) / 1000 === 1;
          return calcprice === undefined || (unit_price === undefined) !== isOnePiece;
        })
        .map(({ unit_desc }) => `${product_name}: ${unit_desc}`),
    );
    expect(missing).toEqual([]);
  });

  it('is of one litre, kilo, metre or piece of what is in it', async () => {
    const { docs } = await test.data(list, { search: 'allesreiniger can 5 liter' }, { site: 'huispapier' });
    const [can] = docs[0]?.units ?? [];
    expect(can?.unit_price).toMatchObject({ measure: 'l', content: 5, price: expect.any(Number) });
    expect(can?.unit_price?.price).toBeCloseTo((can?.calcprice ?? 0) / 5, 2);
  });
});

describe('the unit prices of the consumer site', () => {
  it('have a measure for every product', () => {
    expect(products.filter(({ net }) => net === undefined || net.content < 1)).toEqual([]);
  });

  it('are per litre, kilo or metre for what is sold by its volume, weight or length', () => {
    const measureOf = (family: string) => [
      ...new Set(products.filter((product) => product.family === family).map(({ net }) => net?.measure)),
    ];
    for (const family of [
      'afwasmiddel',
      'allesreiniger',
      'handgel-flessen',
      'zeep-pompflessen',
      'wasverzachter',
    ])
      expect(measureOf(family), family).toEqual(['l']);
    for (const family of ['waspoeder', 'vlekverwijderaar']) expect(measureOf(family), family).toEqual(['kg']);
    expect(measureOf('keukenfolie')).toEqual(['m']);
    for (const family of ['toiletpapier-traditioneel', 'pedaalemmers', 'vuilniszakken', 'tissues'])
      expect(measureOf(family), family).toEqual(['piece']);
  });

  it('are for the content that the product names', () => {
    const named = products.flatMap(({ facets, net, name }) => {
      const [, amount = '', unit] = /^([\d,]+) (ml|liter|kg|meter)$/.exec(facets.inhoud ?? '') ?? [];
      if (unit === undefined || !net || net.measure === 'piece') return [];
      const inThousandths = Number(amount.replace(',', '.')) * (unit === 'ml' ? 1 : 1000);
      return [{ name, same: Math.round(inThousandths) === net.content }];
    });
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter(({ same }) => !same)).toEqual([]);
  });

  it('are absent where businesses buy', () => {
    expect(buildAssortment('glasenraam').products.filter(({ net }) => net)).toEqual([]);
  });
});

describe('the sale of the consumer site', () => {
  it('began days ago and lowered the lowest price of the 30 days before, for every product in it', async () => {
    const rows = await rowsIn(
      test.database,
      'huispapier',
      sql`SELECT p.name, prior_price(u.id, u.price_cents, p.sale_since) > u.price_cents AS reduced,
          p.sale_since BETWEEN now() - interval '25 days' AND now() - interval '4 days' AS lately,
          prior_price(u.id, u.price_cents, p.sale_since) = p.old_price_cents AS prior,
          (SELECT count(*)::int FROM past_prices h WHERE h.unit_id = u.id) AS prices
        FROM products p JOIN product_units u ON u.product_id = p.id AND u.is_default WHERE p.is_sale`,
    );
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.filter(({ reduced, lately, prior }) => !(reduced && lately && prior))).toEqual([]);
    expect(new Set(rows.map(({ prices }) => prices))).toEqual(new Set([1, 2]));
  });
});
