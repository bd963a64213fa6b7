import { expect, type Page, test } from '@playwright/test';
import { tenants } from '../../tenants/index.ts';
import { buyerOf } from '../support/accounts.ts';
import { callApi, logIn, siteUrl } from '../support/shop.ts';

interface Doc {
  product_id: number;
  family_id?: number;
}

/** The products of a site, by the ids at the end of their addresses, as one article where they are sizes of it. */
async function articlesOf(page: Page): Promise<(id: number) => string> {
  const { data } = await callApi<{ data: { docs: (Doc & { family_members?: Doc[] })[] } }>(
    page,
    '/v1/products/get_products',
    { lang: 'nl', pageSize: 96, families: true },
  );
  const families = new Map(
    data.docs.flatMap(({ family_id, family_members = [] }) =>
      family_members.map(({ product_id }) => [product_id, `family ${family_id}`] as const),
    ),
  );
  return (id) => families.get(id) ?? `product ${id}`;
}

/** The ids of the products of each row of a page. */
const rowsOf = (page: Page) =>
  page
    .locator('.carousel')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll<HTMLAnchorElement>('.tile h3 a')].map(({ pathname }) =>
          Number(/\d+$/.exec(pathname)?.[0]),
        ),
      ),
    );

test('no row shows an article twice, and no two rows of a page the same one', async ({ page, baseURL }) => {
  for (const { id } of Object.values(tenants)) {
    await page.goto(siteUrl(baseURL, id));
    const articleOf = await articlesOf(page);
    const home = (await rowsOf(page)).flat();
    expect(home.length, `rows of ${id}`).toBeGreaterThan(8);
    const articles = home.map(articleOf);
    expect.soft(new Set(articles).size, `home of ${id}`).toBe(articles.length);
    const product = (await page.locator('.tile h3 a').first().getAttribute('href')) ?? '';
    await page.goto(siteUrl(baseURL, id, product));
    const own = (await rowsOf(page)).flat().map(articleOf);
    expect
      .soft(new Set([articleOf(Number(/\d+$/.exec(product)?.[0])), ...own]).size, `${product} of ${id}`)
      .toBe(own.length + 1);
  }
});

test('a visitor reads below each product of a row how to see its price', async ({ page, baseURL }) => {
  for (const { id, prices } of Object.values(tenants).filter(({ template }) => template !== 'basis')) {
    await page.goto(siteUrl(baseURL, id));
    const price = page.locator('.tile .price').first();
    await expect.soft(price, id).toContainText(prices === 'public' ? '€' : 'Inloggen voor prijzen');
  }
});

test('a phone shows the promises of the home page once', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { id } of Object.values(tenants).filter(({ template }) => template !== 'basis')) {
    await page.goto(siteUrl(baseURL, id));
    await expect.soft(page.locator('.promise-row'), id).toBeVisible();
    await expect.soft(page.locator('.top-bar ul'), id).toBeHidden();
  }
  await page.goto(siteUrl(baseURL, 'demo', '/login'));
  await expect(page.locator('.top-bar ul')).toBeVisible();
});

test('a group of one product has no filters and no sorting, and leads on to its neighbours', async ({
  page,
  baseURL,
}) => {
  const path = await pathOfSmallGroup(page, siteUrl(baseURL, 'huispapier'));
  for (const who of ['visitor', 'customer']) {
    if (who === 'customer')
      await logIn(page, buyerOf('huispapier'), siteUrl(baseURL, 'huispapier', '/login'));
    await page.goto(siteUrl(baseURL, 'huispapier', `/nl/${path}`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: '1 product', exact: true })).toBeAttached();
    await expect(main.locator('select[name=sort], .filter-panel, .filter-button')).toHaveCount(0);
    await expect(main.locator('.list-main article')).toHaveCount(1);
    await expect(main.locator('.list-head img')).toHaveCount(0);
    const beside = main.locator('.nearest');
    await expect(beside.getByRole('heading', { level: 2 })).toContainText('Ook in ');
    await expect(beside.locator('article').first()).toBeVisible();
    await expect(beside.locator('article').first()).toContainText('€');
  }
});

/** The path of a group with one product. */
async function pathOfSmallGroup(page: Page, url: string): Promise<string> {
  await page.goto(url);
  interface Group {
    path: string;
    product_count: number;
    subgroups: Group[];
  }
  const answer = await page.evaluate(async () => {
    const found = await fetch('/v1/productgroups/get_productgroups/0');
    return found.json();
  });
  const { data } = answer as { data: Group[] };
  const below = (groups: Group[]): Group[] => groups.flatMap((group) => [group, ...below(group.subgroups)]);
  const found = below(data).find(
    (group) => group.product_count === 1 && group.subgroups.length === 0 && group.path.split('/').length > 2,
  );
  expect(found, 'a group of one product').toBeDefined();
  return found?.path ?? '';
}

test('the menu stays closed on a page that comes up under a resting pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/nl/c/hygienepapier');
  const nav = page.locator('.main-nav > ul > li').first();
  // The pointer rests on a link of the scrolled page, where the next page has its menu.
  const spot = await nav.boundingBox();
  const link = page.locator('main article h3 a').nth(8);
  await link.scrollIntoViewIfNeeded();
  await link.evaluate(
    (element, y) => scrollBy(0, element.getBoundingClientRect().top - y),
    (spot?.y ?? 0) + 60,
  );
  const at = await link.boundingBox();
  await page.mouse.move((at?.x ?? 0) + 10, (at?.y ?? 0) + 8, { steps: 4 });
  const before = page.url();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.mega:visible')).toHaveCount(0);
  await page.mouse.move((spot?.x ?? 0) + 20, (spot?.y ?? 0) + 12, { steps: 3 });
  await expect(page.locator('.mega:visible')).toHaveCount(1);
});
