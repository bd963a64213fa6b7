import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from './support/shop.ts';

/** Requests at once: pages are rendered at their first request. */
const AT_ONCE = 6;

/** Paths of this shop that header, navigation, footer and content link to. */
async function linksOn(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const own = hrefs
    .map((href) => new URL(href))
    .filter(({ origin }) => origin === new URL(page.url()).origin);
  return own.map(({ pathname, search }) => pathname + search);
}

/** The third level of the menus is loaded when a menu opens. */
async function openMenu(page: Page): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().endsWith('/theme/menu'));
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button').first().click();
  await loaded;
}

/** Requested inside the page: its browser resolves every `*.localhost`. */
function statusesOf(page: Page, paths: string[]): Promise<[path: string, status: number][]> {
  return page.evaluate(
    (all) =>
      Promise.all(all.map(async (path) => [path, (await fetch(path)).status] satisfies [string, number])),
    paths,
  );
}

/** Groups and products all use the same code: some from each end are enough. */
function someGoods(paths: string[]): string[] {
  const isGoods = (path: string) => /^\/nl\/[cp]\//.test(path);
  const goods = paths.filter(isGoods);
  return [...paths.filter((path) => !isGoods(path)), ...goods.slice(0, 6), ...goods.slice(-6)];
}

/** `crawl.spec.ts` follows all links that a page is sent with, of every site. */
test('no link of an opened menu is dead', async ({ page, baseURL }) => {
  await page.goto(siteUrl(baseURL, 'demo'));
  const before = new Set(await linksOn(page));
  await openMenu(page);
  const added = async () => someGoods((await linksOn(page)).filter((path) => !before.has(path)));
  await expect.poll(async () => (await added()).length).toBeGreaterThan(10);
  const paths = await added();
  const dead: [string, number][] = [];
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const statuses = await statusesOf(page, paths.slice(at, at + AT_ONCE));
    dead.push(...statuses.filter(([, status]) => status !== 200));
  }
  expect(dead).toEqual([]);
});

test('the footer links to five landing pages, also of what the shop does not sell', async ({
  page,
  baseURL,
}) => {
  await page.goto(siteUrl(baseURL, 'handschoenhal'));
  const assortment = page.getByRole('contentinfo').getByRole('navigation', { name: 'Assortiment' });
  await expect(assortment.getByRole('link')).toHaveText([
    'Toiletpapier',
    'Schoonmaakmiddelen',
    'Afvalzakken',
    'Zeepdispensers',
    'Mondkapjes',
  ]);
  await assortment.getByRole('link', { name: 'Afvalzakken' }).click();
  await expect(page).toHaveURL(/\/afvalzakken$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Afvalzakken' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Afvalzakken verkopen wij niet.')).toBeVisible();
  await expect(page.getByRole('article').locator('visible=true')).not.toHaveCount(0);
});

test('the style of a product page is applied while the pointer rests on its link, and once', async ({
  page,
  baseURL,
}) => {
  await page.goto(siteUrl(baseURL, 'demo', '/nl/c/hygienepapier'));
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  const ofGroup = await sheets();
  const link = page.getByRole('main').locator('a[href^="/nl/p/"]').first();
  await expect(async () => {
    // Nothing listens until the page's script has come.
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(async () => (await sheets()).length, { timeout: 1_000 }).toBe(ofGroup.length + 1);
  }).toPass();
  const ahead = await sheets();
  await link.click();
  await expect(page).toHaveURL(/\/nl\/p\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await sheets()).toEqual(ahead);
});
