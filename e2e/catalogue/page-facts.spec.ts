import { expect, test } from '@playwright/test';
import { openQuiet } from '../../scripts/lib/open-quiet.ts';
import {
  canonicalOf,
  jsonLdOf,
  origins,
  pathsOf,
  type SiteName,
  shopAt,
  tag,
  thingOf,
} from '../support/search-engines.ts';
import { siteUrl } from '../support/shop.ts';

test('a page has one canonical address, its audience, and pictures for social networks', async ({
  request,
  baseURL,
}) => {
  const home = await (await shopAt(request, baseURL, 'huispapier')('/')).text();
  expect(canonicalOf(home)).toBe('https://www.huispapier.example/');
  expect([...home.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)].map(([, lang]) => lang)).toEqual([
    'nl',
    'nl-BE',
    'x-default',
  ]);
  expect(tag(home, /<title>([^<]+)</)).toBe('Huispapier – toiletpapier en meer, thuisbezorgd');
  expect(tag(home, /<meta name="keywords" content="([^"]+)"/)).toContain('toiletpapier');
  const picture = new URL(tag(home, /<meta property="og:image" content="([^"]+)"/) ?? '');
  expect(picture.origin).toBe(origins.huispapier);
  const drawn = await shopAt(request, baseURL, 'huispapier')(picture.pathname);
  expect(drawn.headers()['content-type']).toBe('image/png');
  // Width and height stand in the head of a PNG.
  const bytes = await drawn.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  // The page has its slide's drawing as a bitmap.
  const [painted = ''] = /\/beeld\/800\/scenes\/[\w-]+\.webp/.exec(home) ?? [];
  const slide = await shopAt(request, baseURL, 'huispapier')(painted);
  expect(slide.headers()['content-type']).toBe('image/webp');
  expect((await shopAt(request, baseURL, 'huispapier')('/beeld/800/scenes/er-niet.webp')).status()).toBe(404);
  // A site for one country has no language links.
  const other = await (await shopAt(request, baseURL, 'zakkenhuis')('/')).text();
  expect(other).not.toContain('hrefLang');
});

test('a list is one page, whatever its query; a filtered list has no canonical address', async ({
  request,
  baseURL,
}) => {
  const get = shopAt(request, baseURL, 'demo');
  const path = '/nl/c/hygienepapier';
  const second = await (await get(`${path}?groupID=1&page=1`)).text();
  expect(canonicalOf(second)).toBe(`${origins.demo}${path}?page=1`);
  expect(tag(second, /<title>([^<]+)</)).toBe('Hygiënepapier – pagina 2 | Toonbank');
  expect(tag(second, /<meta property="og:image" content="([^"]+)"/)).toBe(`${origins.demo}/delen/winkel.png`);
  const filtered = await (await get(`${path}?groupID=1&page=0&voorraad=op%20voorraad`)).text();
  expect(filtered).toMatch(/<meta name="robots" content="noindex/);
  expect(canonicalOf(filtered)).toBeUndefined();
  expect(tag(filtered, /<title>([^<]+)</)).toContain('Hygiënepapier');
});

test('the structured data of a product page has no price, except where prices are public', async ({
  request,
  baseURL,
}) => {
  const firstProduct = async (site: SiteName) => {
    const get = shopAt(request, baseURL, site);
    const [path = ''] = pathsOf(await (await get('/sitemap-producten-1.xml')).text(), site);
    return (await get(path)).text();
  };
  const business = await firstProduct('demo');
  const product = thingOf(business, 'Product');
  expect(product).toMatchObject({ sku: expect.any(String), brand: { '@type': 'Brand' } });
  expect(product?.image).toMatch(/^https:\/\/demo\.toonbank\.example\/delen\/packshots\/.+\.png$/);
  expect(JSON.stringify(jsonLdOf(business))).not.toMatch(/offer|price|EUR/i);
  expect(thingOf(business, 'BreadcrumbList')?.itemListElement).toEqual(
    expect.arrayContaining([expect.objectContaining({ '@type': 'ListItem', position: 1 })]),
  );
  const consumer = await firstProduct('huispapier');
  const offer = thingOf(consumer, 'Product')?.offers as { price: string; priceCurrency: string };
  expect(offer).toMatchObject({ price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'EUR' });
  // The price shown on the page, with VAT.
  expect(consumer.replace(/&nbsp;|\u00a0/g, ' ')).toContain(`€ ${offer.price.replace('.', ',')}`);
});

test('every page has its structured data, and the content security policy allows it', async ({
  page,
  baseURL,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const typesOn = async (path: string) => {
    await openQuiet(page, siteUrl(baseURL, 'demo', path));
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return jsonLdOf(texts.map((text) => `<script type="application/ld+json">${text}</script>`).join(''));
  };
  const home = await typesOn('/');
  expect(home.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect(home[1]?.potentialAction).toMatchObject({ '@type': 'SearchAction' });
  const [way] = await typesOn('/nl/c/hygienepapier/toiletpapier');
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Hygiënepapier' }, { name: 'Toiletpapier' }],
  });
  for (const [path, name] of [
    ['/toiletpapier', 'Toiletpapier'],
    ['/nl/c/merken', 'Merken'],
    ['/nl/c/sale', 'Sale'],
  ] as const) {
    const things = await typesOn(path);
    expect(things[0]).toMatchObject({
      '@type': 'CollectionPage',
      name,
      url: origins.demo + path,
      mainEntity: { '@type': 'ItemList', numberOfItems: expect.any(Number) },
    });
    expect(JSON.stringify(things)).not.toMatch(/offers|price|€/i);
  }
  await page.goto(siteUrl(baseURL, 'demo', '/nl/nieuws'));
  const item = await page.locator('h2 a[href^="/nl/nieuws/"]').first().getAttribute('href');
  expect((await typesOn(item ?? ''))[0]).toMatchObject({ '@type': 'NewsArticle' });
  expect(refused).toEqual([]);
});

test('a page is painted before its scripts are requested, and then hydrates', async ({ page }) => {
  for (const url of ['/', '/nl/c/hygienepapier']) {
    await openQuiet(page, url);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length, url).toBeGreaterThan(5);
    expect(Math.min(...asked), url).toBeGreaterThanOrEqual(painted);
  }
  await page.getByRole('banner').getByRole('combobox').fill('toiletpap');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/toiletpap/i);
});
