import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { logIn, siteUrl } from '../support/shop.ts';

const NEWS = '/nl/nieuws';
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const yearLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Jaar' }).getByRole('link', { name: /^\d{4}/ });

test('a visitor reads the news of a year, and finds the products of an item', async ({ page, baseURL }) => {
  await page.goto(siteUrl(baseURL, 'horecahuis', NEWS));
  const all = await titles(page).count();
  expect(all).toBeGreaterThanOrEqual(8);
  const names = await yearLinks(page).allInnerTexts();
  expect(names.length).toBeGreaterThanOrEqual(3);
  const counts = names.map((name) => Number(name.trim().split(/\s+/)[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);

  await yearLinks(page).nth(1).click();
  const year = names[1]?.slice(0, 4) ?? '';
  await expect(page).toHaveURL(new RegExp(`${NEWS}/${year}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nieuws uit ${year}`);
  await expect(titles(page)).toHaveCount(counts[1] ?? 0);

  await page.getByRole('link', { name: 'De vaatwasser spoelt korter: stel het middel bij' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/De vaatwasser spoelt korter/);
  const products = page.getByRole('region', { name: 'Producten bij dit bericht' });
  await expect(products.getByRole('article')).toHaveCount(4);
  await expect(products.getByText('Inloggen voor prijzen').first()).toBeVisible();
  await expect(products).not.toContainText('€');
  const others = page.getByRole('region', { name: 'Meer nieuws' });
  await expect(others.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('a customer sees own prices below a news item', async ({ page, baseURL }) => {
  await logIn(page, buyerOf('demo'), siteUrl(baseURL, 'demo', '/login'));
  await page.goto(siteUrl(baseURL, 'demo', `${NEWS}/gerecycled-papier-is-wit-geworden`));
  const products = page.getByRole('region', { name: 'Producten bij dit bericht' });
  await expect(products.getByRole('article').first()).toContainText('€');
});

test('a year without news is absent', async ({ page, baseURL }) => {
  for (const year of ['1999', '20260', '0']) {
    const answer = await page.goto(siteUrl(baseURL, 'demo', `${NEWS}/${year}`));
    expect(answer?.status(), year).toBe(404);
  }
});

test('search engines get an article with its picture, and each page one address', async ({
  page,
  baseURL,
}) => {
  await page.goto(siteUrl(baseURL, 'demo', `${NEWS}/dunner-nitril-en-toch-minder-scheuren`));
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const things = JSON.parse(text ?? '{}')['@graph'];
  expect(things.map((thing: { '@type': string }) => thing['@type'])).toEqual([
    'NewsArticle',
    'BreadcrumbList',
  ]);
  expect(things[0].image).toMatch(/^https:\/\/.*\/delen\/scenes\/nieuws-dunner-nitril[^/]*\.png$/);
  const share = new URL(things[0].image).pathname;
  const picture = await page.evaluate(async (path) => {
    const answer = await fetch(path);
    return { status: answer.status, type: answer.headers.get('content-type') };
  }, share);
  expect(picture).toEqual({ status: 200, type: 'image/png' });
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/nl\/nieuws\/dunner-nitril-en-toch-minder-scheuren$/);
});

test('the feed is RSS, lists the items of the page, and is sent again only after a change', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto(siteUrl(baseURL, 'zeepmeester', NEWS));
  const shown = await titles(page).allInnerTexts();
  const feed = page.locator('link[type="application/rss+xml"]');
  await expect(feed).toHaveAttribute('href', 'https://www.zeepmeester.example/nl/nieuws/rss.xml');
  const path = await page.getByRole('link', { name: 'Volg het nieuws via RSS' }).getAttribute('href');
  expect(path).toBe('/nl/nieuws/rss.xml');
  const read = await page.evaluate(async (address) => {
    const answer = await fetch(address, { cache: 'no-store' });
    const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml');
    const texts = (selector: string) => [...xml.querySelectorAll(selector)].map((one) => one.textContent);
    return {
      type: answer.headers.get('content-type'),
      etag: answer.headers.get('etag') ?? '',
      isValid: xml.querySelector('parsererror') === null,
      titles: texts('item > title'),
      guids: texts('item > guid'),
      dates: texts('item > pubDate'),
    };
  }, path ?? '');
  expect(read).toMatchObject({
    type: 'application/rss+xml; charset=utf-8',
    isValid: true,
    titles: shown.map((title) => title.trim()),
  });
  for (const guid of read.guids)
    expect(guid).toMatch(/^https:\/\/www\.zeepmeester\.example\/nl\/nieuws\/[a-z0-9-]+$/);
  for (const date of read.dates) expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/);
  const { host } = new URL(siteUrl(baseURL, 'zeepmeester'));
  const again = await request.get(path ?? '', { headers: { host, 'if-none-match': read.etag } });
  expect(again.status()).toBe(304);
  await page.goto(siteUrl(baseURL, 'zeepmeester'));
  await expect(feed).toHaveCount(0);
});
