import { expect, test } from '@playwright/test';
import { siteIds } from '../tenants/hosts.ts';
import { type Crawled, crawl } from './support/crawl.ts';
import { englishOn, ownWords } from './support/page-words.ts';
import { plainHttp } from './support/plain-http.ts';
import { templateSites } from './support/template-sites.ts';

const port = Number(process.env.E2E_PORT ?? 3110);
const SOCKETS = 6;
const MIN_WORDS = 150;

/** The content pages: those of the footer's columns that have an editor's text and are no overview. */
function contentPagesOf({ pages }: Crawled) {
  const home = pages.get('/')?.html ?? '';
  const [, footer = ''] = home.split('class="site-footer"');
  const linked = [...footer.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path);
  return [...new Set(linked)].flatMap((path) => {
    const page = pages.get(path);
    return page && ownWords(page) > 0 ? [page] : [];
  });
}

/** `E2E_LOOKS=all`: every site. Otherwise one of each template, because sites of one template share their pages. */
const crawledSites = process.env.E2E_LOOKS === 'all' ? siteIds : templateSites.map(({ id }) => id);

for (const site of crawledSites)
  test(`every link of ${site} leads somewhere, content pages have a text, and all is Dutch`, async () => {
    const client = plainHttp(port, SOCKETS);
    const crawled = await crawl(client, `${site}.localhost`);
    client.close();
    expect.soft(crawled.dead).toEqual([]);
    expect.soft(crawled.pages.size).toBeGreaterThan(30);
    expect.soft(crawled.files).toBeGreaterThan(100);

    const content = contentPagesOf(crawled).map((page) => ({ path: page.path, words: ownWords(page) }));
    expect.soft(content.length).toBeGreaterThanOrEqual(15);
    expect.soft(content.filter(({ words }) => words < MIN_WORDS)).toEqual([]);

    const pages = [...crawled.pages.values()];
    expect.soft(pages.flatMap((page) => englishOn(page).map((text) => `${page.path}: ${text}`))).toEqual([]);
  });

test('a crawl reports a dead link, a missing place, file and product, a short text, and English', async () => {
  const prose =
    '<div class="prose"><p>Wij leveren morgen. Please <a href="/nl/weg">click here</a>.</p></div>';
  const html: Record<string, string> = {
    '/': `<main><a href="/nl/over-ons#team">Wij</a> <a href="/nl/p/zeep-1">Zeep</a> <img src="/media/weg.svg">
      <a href="/nl/mijn-account">Account</a> <a href="https://elders.test/">Elders</a></main>
      <footer class="site-footer"><a href="/nl/over-ons">Over ons</a></footer>`,
    '/nl/over-ons': `<main><h2 id="bedrijf">Bedrijf</h2>${prose}</main>`,
    '/nl/p/zeep-1': '<a href="/nl/p/zeep-4">Zeep 4</a>',
    '/sitemap.xml': '<loc>https://shop.test/nl/over-ons</loc>',
  };
  const ask = async ({ path }: { path: string }) => ({
    status: html[path] === undefined ? 404 : 200,
    headers: { 'content-type': 'text/html' },
    text: html[path] ?? '',
  });
  const crawled = await crawl({ ask, close: () => {} }, 'shop.test');
  expect(crawled.dead.toSorted()).toEqual([
    '/media/weg.svg: 404, shown on /',
    '/nl/over-ons#team: no such place, linked from /',
    '/nl/p/zeep-4: not in the sitemap, linked from /nl/p/zeep-1',
    '/nl/weg: 404, linked from /nl/over-ons',
  ]);
  const [about, ...more] = contentPagesOf(crawled);
  expect(more).toEqual([]);
  expect(about && ownWords(about)).toBe(6);
  expect(about && englishOn(about)).toHaveLength(3);
});
