import { describe, expect, it } from 'vitest';
import { eanCheckDigit } from '../src/catalogue/ean.ts';
import { families } from '../src/catalogue/families/index.ts';
import { assortmentSites, buildAssortment, landingGroups } from '../src/catalogue/index.ts';
import { type DemoAssortment, type DemoProduct, packshotForms } from '../src/model.ts';

const assortments = new Map(assortmentSites.map((site) => [site, buildAssortment(site)]));
const bySite = [...assortments].map(([site, assortment]) => ({ site, ...assortment }));
const demo = assortments.get('demo') as DemoAssortment;

/** Names of products that break a rule: an empty list reads better in a failure than 'false'. */
const offenders = (products: DemoProduct[], breaks: (product: DemoProduct) => boolean) =>
  products.filter(breaks).map((product) => product.name);
const duplicates = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const unitsOf = (products: DemoProduct[]) => products.flatMap((product) => product.units);
const perPiece = (unit: { priceCents: number; content: number }) => unit.priceCents / unit.content;

describe('the assortments together', () => {
  it('cover the demo site and the twenty-two', () => {
    expect(assortmentSites).toHaveLength(23);
    expect(duplicates([...assortmentSites])).toEqual([]);
  });

  it('give a site without a list of its own a plain one', () => {
    const { groups, products } = buildAssortment('nieuwewinkel');
    expect(groups.filter(({ key }) => !key.includes('/')).map(({ label }) => label)).toEqual([
      'Papier',
      'Schoonmaakmiddelen',
      'Schoonmaakmaterialen',
      'Afval & zakken',
      'Handen & sanitair',
    ]);
    expect(products.length).toBeGreaterThan(200);
    expect(duplicates(products.map(({ articleNumber }) => articleNumber))).toEqual([]);
  });

  it('number their articles apart', () => {
    expect(
      duplicates(bySite.flatMap(({ products }) => products.map((product) => product.articleNumber))),
    ).toEqual([]);
  });

  it('differ in price level for the same product', () => {
    const price = (site: string) => {
      const product = assortments
        .get(site)
        ?.products.find((each) => each.family === 'handschoenen-nitril' && !each.houseBrand);
      return product?.units[0]?.priceCents;
    };
    expect(price('handschoenhal')).not.toBe(price('zorgvoorraad'));
  });
});

describe('the demo assortment', () => {
  it('has between 1,600 and 1,900 products out of all families', () => {
    expect(demo.products.length).toBeGreaterThanOrEqual(1600);
    expect(demo.products.length).toBeLessThanOrEqual(1900);
    expect(new Set(demo.products.map((product) => product.family)).size).toBe(families.length);
  });

  it('has three levels and at least three products in every leaf', () => {
    const leaves = demo.groups.filter(
      (group) => !demo.groups.some((other) => other.key.startsWith(`${group.key}/`)),
    );
    expect(leaves.filter((leaf) => leaf.key.split('/').length !== 3)).toEqual([]);
    const thin = leaves.filter(
      (leaf) => demo.products.filter((product) => product.group === leaf.key).length < 3,
    );
    expect(thin.map((leaf) => leaf.key)).toEqual([]);
  });

  it('has products behind every landing page', () => {
    for (const key of Object.values(landingGroups)) {
      expect(demo.groups.some((group) => group.key === key)).toBe(true);
      expect(
        demo.products.filter((product) => `${product.group}/`.startsWith(`${key}/`)).length,
      ).toBeGreaterThan(10);
    }
  });

  it('has a sale of about 6 % and some products that are out of stock', () => {
    const share = (holds: (product: DemoProduct) => boolean) =>
      demo.products.filter(holds).length / demo.products.length;
    expect(share((product) => product.saleFromCents !== undefined)).toBeGreaterThan(0.04);
    expect(share((product) => product.saleFromCents !== undefined)).toBeLessThan(0.09);
    expect(share((product) => product.stock === 0)).toBeGreaterThan(0.02);
    expect(share((product) => product.deliveryDays <= 2)).toBeGreaterThan(0.75);
  });

  it('charges 9 % on food only', () => {
    const low = new Set(demo.products.filter((product) => product.vat === 9).map((product) => product.group));
    expect([...low].sort()).toEqual([
      'horeca/koffie-en-thee/koffie-en-thee',
      'horeca/koffie-en-thee/suiker-en-melk',
    ]);
  });
});

describe.each(bySite)('the assortment of $site', ({ site, groups, products }) => {
  it('is the same when it is built again', () => {
    expect(JSON.stringify(buildAssortment(site))).toBe(JSON.stringify({ groups, products }));
  });

  it('has a fitting number of products', () => {
    expect(products.length).toBeGreaterThanOrEqual(90);
    if (site !== 'demo') expect(products.length).toBeLessThanOrEqual(350);
  });

  it('has unique article numbers, names and EAN codes with a right check digit in the in-store range', () => {
    expect(duplicates(products.map((product) => product.articleNumber))).toEqual([]);
    expect(duplicates(products.map((product) => product.name))).toEqual([]);
    const eans = unitsOf(products).map((unit) => unit.ean);
    expect(duplicates(eans)).toEqual([]);
    expect(eans.filter((ean) => !/^2\d{12}$/.test(ean) || Number(ean[12]) !== eanCheckDigit(ean))).toEqual(
      [],
    );
  });

  it('has a tree of at most three levels, parents first, with four or more groups at the top', () => {
    const keys = groups.map((group) => group.key);
    expect(duplicates(keys)).toEqual([]);
    expect(keys.filter((key) => !/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/.test(key))).toEqual([]);
    expect(keys.filter((key) => /^(merken|sale)(\/|$)/.test(key))).toEqual([]);
    const orphans = keys.filter(
      (key, at) => key.includes('/') && !keys.slice(0, at).includes(key.slice(0, key.lastIndexOf('/'))),
    );
    expect(orphans).toEqual([]);
    expect(groups.filter((group) => !group.key.includes('/')).length).toBeGreaterThanOrEqual(4);
  });

  it('explains its top groups, spreads the second level over columns and shows every group', () => {
    for (const group of groups) {
      const depth = group.key.split('/').length;
      if (depth === 1) expect(group.intro.length * group.outro.length, group.key).toBeGreaterThan(0);
      if (depth === 2) expect(['1', '2', '3'], group.key).toContain(String(group.sortOrder)[0]);
      expect(group.picture.length, group.key).toBeGreaterThan(0);
    }
  });

  it('places every product in a leaf that exists', () => {
    const keys = new Set(groups.map((group) => group.key));
    const parents = new Set(
      groups.map((group) => group.key.slice(0, Math.max(0, group.key.lastIndexOf('/')))),
    );
    expect(offenders(products, (product) => !keys.has(product.group) || parents.has(product.group))).toEqual(
      [],
    );
  });

  it('gives every product one default unit, units from small to large and no dearer piece in a larger unit', () => {
    expect(offenders(products, ({ units }) => units.filter((unit) => unit.isDefault).length !== 1)).toEqual(
      [],
    );
    expect(offenders(products, ({ units }) => units.length < 1 || units.length > 4)).toEqual([]);
    const wrong = ({ units }: DemoProduct) =>
      units.some((unit, at) => {
        const smaller = units[at - 1];
        return (
          smaller !== undefined && (unit.content <= smaller.content || perPiece(unit) > perPiece(smaller))
        );
      });
    expect(offenders(products, wrong)).toEqual([]);
  });

  it('has whole prices and tiers that start at the unit’s content and fall by 3 to 15 %', () => {
    const wrong = (unit: DemoProduct['units'][number]) =>
      !Number.isInteger(unit.priceCents) ||
      unit.priceCents <= 0 ||
      unit.tiers.some((tier, at) => {
        const before = unit.tiers[at - 1] ?? { q: unit.content - 1, priceCents: unit.priceCents };
        const cut = 1 - tier.priceCents / unit.priceCents;
        return (
          tier.q <= before.q ||
          tier.priceCents >= before.priceCents ||
          tier.q % unit.content !== 0 ||
          cut < 0.025 ||
          cut > 0.155
        );
      });
    expect(offenders(products, ({ units }) => units.some(wrong))).toEqual([]);
  });

  it('has a kind for every product', () => {
    const vague = ({ description, specifications, name, country }: DemoProduct) =>
      description.length < 60 ||
      specifications.length < 3 ||
      specifications.some((row) => row.label === '' || row.value === '') ||
      /undefined|NaN|\s{2}|\.\.|\[object/.test(
        [name, description, country, ...specifications.map((row) => row.value)].join(' '),
      );
    expect(offenders(products, vague)).toEqual([]);
    const empty = ({ facets }: DemoProduct) => Object.values(facets).some((value) => !value);
    expect(offenders(products, empty)).toEqual([]);
  });

  it('can be drawn and kept in stock', () => {
    const odd = ({ packshot, stock, step, deliveryDays }: DemoProduct) =>
      !packshotForms.includes(packshot.form) ||
      !/^#[0-9a-f]{6}$/.test(packshot.colour) ||
      (packshot.count ?? 1) > 12 ||
      !Number.isInteger(stock) ||
      stock < 0 ||
      step < 1 ||
      deliveryDays < 1 ||
      deliveryDays > 10;
    expect(offenders(products, odd)).toEqual([]);
  });

  it('has at least twelve offers and the old price of each', () => {
    const offers = products.filter((product) => product.saleFromCents !== undefined);
    expect(offers.length).toBeGreaterThanOrEqual(12);
    expect(offenders(offers, (product) => product.stock === 0)).toEqual([]);
    const wrong = ({ units, saleFromCents }: DemoProduct) =>
      saleFromCents !== undefined && saleFromCents <= (units.find((unit) => unit.isDefault)?.priceCents ?? 0);
    expect(offenders(products, wrong)).toEqual([]);
  });
});
