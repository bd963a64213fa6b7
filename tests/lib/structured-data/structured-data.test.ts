import { describe, expect, it } from 'vitest';
import { blogPosting, recipeThing, videoThing } from '../../../lib/structured-data/blog.ts';
import { breadcrumbList } from '../../../lib/structured-data/breadcrumbs.ts';
import { collectionPage } from '../../../lib/structured-data/collection.ts';
import { jsonLdText, type Thing } from '../../../lib/structured-data/json-ld.ts';
import { newsArticle } from '../../../lib/structured-data/news-article.ts';
import { isGtin13, productGroupThing, productThing } from '../../../lib/structured-data/product.ts';
import { organization, website } from '../../../lib/structured-data/shop.ts';

/** As a search engine gets it. */
const read = (...things: Thing[]) => JSON.parse(jsonLdText(...things));
const origin = 'https://www.huispapier.example';

describe('the text of JSON-LD', () => {
  it('can end no script and open no comment, and parses to the same data', () => {
    const name = '</script><!--<script>\u2028';
    const text = jsonLdText({ '@type': 'Product', name });
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name });
  });

  it('holds several objects as one graph', () => {
    expect(read({ '@type': 'A' }, { '@type': 'B' })).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
    });
  });
});

it('breadcrumbs have positions from 1, absolute addresses, and no address for the page itself', () => {
  expect(read(breadcrumbList(origin, [{ label: 'Papier', path: '/nl/c/papier' }], 'Rollen'))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Papier', item: `${origin}/nl/c/papier` },
      { '@type': 'ListItem', position: 2, name: 'Rollen' },
    ],
  });
});

it('a list has its count, and the first products in their order', () => {
  const items = [{ name: 'Zeep', url: `${origin}/nl/p/zeep-1` }];
  const page = { name: 'Zeep kiezen', url: `${origin}/zeep`, count: 12 };
  expect(read(collectionPage({ ...page, items })).mainEntity).toEqual({
    '@type': 'ItemList',
    numberOfItems: 12,
    itemListElement: [{ '@type': 'ListItem', position: 1, ...items[0] }],
  });
  expect(read(collectionPage(page)).mainEntity).toEqual({ '@type': 'ItemList', numberOfItems: 12 });
});

it('a family is a group that varies by size, with each member as a variant', () => {
  const facts = {
    ...{ name: 'Handschoen maat S', description: 'Van nitril.', articleNumber: 'H-S', brand: 'Grijpland' },
    ...{ ean: '', category: 'Handschoenen', url: `${origin}/nl/p/handschoen-s-1`, image: `${origin}/h.png` },
  };
  const members = [{ thing: productThing({ ...facts, description: '' }), value: 'S' }];
  const family = { id: 7, name: 'Handschoen', axis: 'Maat', members };
  expect(read(productGroupThing(facts, family))).toMatchObject({
    ...{ '@type': 'ProductGroup', productGroupID: '7', name: 'Handschoen', description: 'Van nitril.' },
    variesBy: 'https://schema.org/size',
    hasVariant: [{ '@type': 'Product', sku: 'H-S', size: 'S', url: facts.url }],
  });
});

describe('a product', () => {
  const facts = {
    name: 'Zeep',
    description: 'Milde zeep.',
    articleNumber: 'Z-1',
    brand: 'Zilverwit',
    ean: '8712345678906',
    category: 'Handzeep',
    url: `${origin}/nl/p/zeep-1`,
    image: `${origin}/media/huispapier/packshots/1.svg`,
  };

  it('has brand, number, code and picture, and no price of any kind', () => {
    const thing = read(productThing(facts));
    expect(thing).toMatchObject({
      '@type': 'Product',
      sku: 'Z-1',
      gtin13: '8712345678906',
      brand: { '@type': 'Brand', name: 'Zilverwit' },
    });
    expect(JSON.stringify(thing)).not.toMatch(/offer|price|EUR/i);
  });

  it('has an offer where prices are public', () => {
    const offer = { price: 12.5, inStock: false, seller: 'Huispapier' };
    expect(read(productThing(facts, offer)).offers).toMatchObject({
      '@type': 'Offer',
      price: '12.50',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/BackOrder',
    });
    expect(read(productThing(facts, offer)).offers).not.toHaveProperty('priceSpecification');
  });

  it('has the content that its price is for, and the price before a sale', () => {
    const offer = { price: 2.03, inStock: true, seller: 'Huispapier' };
    const content = { measure: 'l' as const, amount: 0.5 };
    expect(
      read(productThing(facts, { ...offer, content, priorPrice: 2.5 })).offers.priceSpecification,
    ).toEqual([
      {
        '@type': 'UnitPriceSpecification',
        price: '2.03',
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: true,
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: 0.5,
          unitCode: 'LTR',
          valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'LTR' },
        },
      },
      {
        '@type': 'UnitPriceSpecification',
        price: '2.50',
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: true,
        priceType: 'https://schema.org/StrikethroughPrice',
      },
    ]);
  });

  it('leaves out missing data', () => {
    const thing = read(productThing({ ...facts, brand: '', ean: '123', description: '' }));
    expect(thing).not.toHaveProperty('gtin13');
    expect(thing).not.toHaveProperty('brand');
    expect(thing).not.toHaveProperty('description');
  });

  it.each([
    ['8712345678906', true],
    ['8712345678907', false],
    ['871234567890', false],
    ['', false],
  ])('%s is a valid code: %s', (code, expected) => {
    expect(isGtin13(code)).toBe(expected);
  });
});

it('the shop has its organisation, and its search address', () => {
  const shop = {
    origin,
    name: 'Huispapier',
    description: 'Papier.',
    logo: `${origin}/icoon-512.png`,
    countries: ['NL', 'BE'],
    branch: {
      company: 'Huispapier B.V.',
      street: 'Rollepad 5',
      postcode: '9995 FG',
      city: 'Papendorp aan Zee',
      phone: '070 555 01 15',
      email: 'info@huispapier.test',
      vatNumber: 'NL000015854B01',
    },
    profiles: [],
  };
  const [who, site] = read(organization(shop), website(shop))['@graph'];
  expect(who).toMatchObject({
    '@type': 'Organization',
    legalName: 'Huispapier B.V.',
    areaServed: ['NL', 'BE'],
  });
  // Search engines accept no ratings of an organisation on its own site (ADR 108).
  expect(JSON.stringify([who, site])).not.toMatch(/review|rating/i);
  expect(site.publisher['@id']).toBe(who['@id']);
  expect(site.potentialAction.target.urlTemplate).toBe(`${origin}/nl/zoeken/{search_term_string}`);
});

it('news has its author, and its date', () => {
  const item = {
    title: 'Doffe glazen',
    intro: 'Waar dat aan ligt.',
    published: '2026-11-01T08:00:00.000Z',
    url: `${origin}/nl/nieuws/doffe-glazen`,
    publisher: { name: 'Huispapier', url: `${origin}/`, logo: `${origin}/icoon-512.png` },
  };
  expect(read(newsArticle(item))).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Doffe glazen',
    datePublished: '2026-11-01T08:00:00.000Z',
    author: { '@type': 'Organization', name: 'Huispapier' },
  });
});

describe('the blog', () => {
  const item = {
    title: 'IJskoffie',
    intro: 'Voor een vol terras.',
    published: '2026-11-01T08:00:00.000Z',
    url: `${origin}/nl/recepten-en-videos/ijskoffie`,
    publisher: { name: 'Huispapier', url: `${origin}/`, logo: `${origin}/icoon-512.png` },
  };
  const recipe = {
    ...{ prepMinutes: 20, totalMinutes: 140, yields: '12 bekers', ingredients: ['koffie'] },
    steps: ['Maal', 'Giet'],
  };
  const steps = [
    { '@type': 'HowToStep', position: 1, text: 'Maal' },
    { '@type': 'HowToStep', position: 2, text: 'Giet' },
  ];

  it('has a dish as a recipe, with times and ingredients', () => {
    expect(read(recipeThing({ ...item, ...recipe, isFood: true }))).toMatchObject({
      ...{ '@type': 'Recipe', name: 'IJskoffie', prepTime: 'PT20M', totalTime: 'PT140M' },
      ...{ recipeYield: '12 bekers', recipeIngredient: ['koffie'], recipeInstructions: steps },
    });
  });

  it('has another plan as instructions, without times that are unknown', () => {
    const plan = read(recipeThing({ ...item, ...recipe, isFood: false, prepMinutes: 0 }));
    expect(plan).toMatchObject({ '@type': 'HowTo', supply: [{ name: 'koffie' }], step: steps });
    expect(plan.prepTime).toBeUndefined();
  });

  it('has a video with its file, length and text', () => {
    const file = `${origin}/media/huispapier/videos/a.mp4`;
    expect(read(videoThing({ ...item, file, seconds: 24, transcript: 'Schud de fles.' }))).toMatchObject({
      ...{ '@type': 'VideoObject', contentUrl: file, duration: 'PT24S', transcript: 'Schud de fles.' },
      uploadDate: item.published,
    });
  });

  it('has an article with its author', () => {
    expect(read(blogPosting(item))).toMatchObject({
      ...{ '@type': 'BlogPosting', headline: 'IJskoffie' },
      author: { name: 'Huispapier' },
    });
  });
});
