import { expect, test } from '@playwright/test';
import { redirects } from '../../tenants/redirects.ts';
import { canonicalOf, origins, pathsOf, type SiteName, shopAt } from '../support/search-engines.ts';

const AT_ONCE = 6;
/** Addresses of each kind; all are rendered the same way. */
const SAMPLE = { products: 10, brands: 4, news: 2, rest: 14 };

/** Evenly over the list, the first and the last among them. */
function sampleOf<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, (all.length - 1) / (count - 1));
  return [...new Set(Array.from({ length: count }, (_, index) => all[Math.floor(index * step)]))].filter(
    (one) => one !== undefined,
  );
}

test('robots.txt closes personal pages, and everything on a host that is not a public one', async ({
  request,
  baseURL,
}) => {
  const get = shopAt(request, baseURL, 'huispapier');
  const open = await (await get('/robots.txt', { host: 'www.huispapier.example' })).text();
  expect(open).toContain(`Sitemap: ${origins.huispapier}/sitemap.xml`);
  expect(open).toContain('Disallow: /nl/zoeken');
  expect(open).not.toMatch(/^Disallow: \/$/m);
  for (const host of ['huispapier.localhost', 'onbekend.example']) {
    expect(await (await get('/robots.txt', { host })).text()).toBe('User-agent: *\nDisallow: /\n');
  }
  // The cached answer of the first host is not used for another one.
  expect(await (await get('/robots.txt', { host: 'www.huispapier.example' })).text()).toBe(open);
  expect((await get('/sitemap.xml', { host: 'onbekend.example' })).status()).toBe(404);
});

for (const site of ['demo', 'huispapier', 'zakkenhuis'] satisfies SiteName[])
  test(`every kind of address in the sitemap of ${site} answers and is the page’s canonical address`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const get = shopAt(request, baseURL, site);
    const answer = await get('/sitemap.xml');
    expect(answer.headers()['content-type']).toContain('application/xml');
    const paths = pathsOf(await answer.text(), site);
    expect(new Set(paths).size).toBe(paths.length);
    const products = paths.filter((path) => path.startsWith('/nl/p/'));
    const brands = paths.filter((path) => path.startsWith('/nl/c/merken/'));
    const news = paths.filter((path) => path.startsWith('/nl/nieuws/'));
    const rest = paths.filter((path) => ![...products, ...brands, ...news].includes(path));
    for (const kind of [products, brands, rest]) expect(kind.length).toBeGreaterThan(5);
    expect(rest).toEqual(expect.arrayContaining(['/', '/nl/c/merken', '/nl/c/sale', '/nl/wie-zijn-wij']));

    const sample = [
      ...sampleOf(products, SAMPLE.products),
      ...sampleOf(brands, SAMPLE.brands),
      ...sampleOf(news, SAMPLE.news),
      ...sampleOf(rest, SAMPLE.rest),
    ];
    for (let at = 0; at < sample.length; at += AT_ONCE) {
      await Promise.all(
        sample.slice(at, at + AT_ONCE).map(async (path) => {
          const page = await get(path);
          expect(page.status(), path).toBe(200);
          expect(canonicalOf(await page.text()), path).toBe(origins[site] + path);
        }),
      );
    }
  });

test('a large sitemap has parts, and an absent part is 404', async ({ request, baseURL }) => {
  const get = shopAt(request, baseURL, 'demo');
  const pages = pathsOf(await (await get('/sitemap-paginas.xml')).text(), 'demo');
  const products = pathsOf(await (await get('/sitemap-producten-1.xml')).text(), 'demo');
  expect(pages.some((path) => path.startsWith('/nl/p/'))).toBe(false);
  expect(products.every((path) => path.startsWith('/nl/p/'))).toBe(true);
  expect(new Set(products).size).toBe(products.length);
  expect((await get('/sitemap-producten-9999.xml')).status()).toBe(404);
});

test('old addresses redirect permanently, in one step, and never off the site', async ({
  request,
  baseURL,
}) => {
  const get = shopAt(request, baseURL, 'demo');
  const table = Object.entries({
    ...redirects.demo,
    '/winkelwagen': '/nl/winkelwagen',
    '/nl/merken': '/nl/c/merken',
    '/index.php': '/',
    '/nl': '/',
    '/nl/c/Hygienepapier': '/nl/c/hygienepapier',
    '/nl/c/hygienepapier/?page=1': '/nl/c/hygienepapier?page=1',
  });
  for (const [from, to] of table) {
    const answer = await get(from);
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 308, to]);
    expect((await get(to)).status(), to).toBe(200);
  }
  const away = await get(`${new URL(baseURL ?? '').origin}//evil.example/index.php`);
  expect(away.headers().location ?? '/').toMatch(/^\/(?!\/)/);
});

test('browsers get an icon and a manifest at the default addresses', async ({ request, baseURL }) => {
  const get = shopAt(request, baseURL, 'zakkenhuis');
  const icon = await get('/favicon.ico');
  expect(icon.headers()['content-type']).toBe('image/x-icon');
  expect((await icon.body()).readUInt16LE(4)).toBe(3);
  expect((await get('/apple-touch-icon.png')).headers()['content-type']).toBe('image/png');
  const manifest = await (await get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ short_name: 'Zakkenhuis', start_url: '/' });
  for (const { src } of manifest.icons) expect((await get(src)).status()).toBe(200);
});
