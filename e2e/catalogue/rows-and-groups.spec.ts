import { expect, type Page, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { tenants } from '../../tenants/index.ts';
import type { Tenant } from '../../tenants/types.ts';
import { buyerOf } from '../support/accounts.ts';
import { plainHttp } from '../support/plain-http.ts';
import { hydrated, logIn, siteUrl } from '../support/shop.ts';

const port = Number(process.env.E2E_PORT ?? 3110);

interface Doc {
  product_id: number;
  family_id?: number;
}

type Ask = (path: string, body?: object) => Promise<string>;

/** The products of a site by their ids; sizes of one article are the same one. */
async function articlesOf(ask: Ask): Promise<(id: number) => string> {
  const answer = await ask('/v1/products/get_products', { lang: 'nl', pageSize: 96, families: true });
  const { data } = JSON.parse(answer) as { data: { docs: (Doc & { family_members?: Doc[] })[] } };
  const families = new Map(
    data.docs.flatMap(({ family_id, family_members = [] }) =>
      family_members.map(({ product_id }) => [product_id, `family ${family_id}`] as const),
    ),
  );
  return (id) => families.get(id) ?? `product ${id}`;
}

/** The ids of the products in the rows of a page. */
const rowsOf = (document: Document) =>
  [...document.querySelectorAll<HTMLAnchorElement>('.carousel .tile h3 a')].map(({ pathname }) =>
    idOf(pathname),
  );
const idOf = (path: string) => Number(/\d+$/.exec(path)?.[0]);

/** Pages of a site as a visitor gets them, without a browser. */
async function onSites(
  sites: readonly Tenant[],
  look: (tenant: Tenant, open: (path: string) => Promise<Document>, ask: Ask) => Promise<void>,
): Promise<void> {
  const client = plainHttp(port, 6);
  await Promise.all(
    sites.map((tenant) => {
      const host = `${tenant.id}.localhost`;
      const ask: Ask = async (path, body) => (await client.ask({ host, path, ...(body && { body }) })).text;
      const open = async (path: string) =>
        new JSDOM(await ask(path), { url: `http://${host}/` }).window.document;
      return look(tenant, open, ask);
    }),
  );
  client.close();
}

const all = Object.values(tenants);
const withTemplate = all.filter(({ template }) => template !== 'basis');

test('no row shows an article twice, and no two rows of a page the same one', async () => {
  await onSites(all, async ({ id }, open, ask) => {
    const articleOf = await articlesOf(ask);
    const home = await open('/');
    const rows = rowsOf(home);
    expect(rows.length, `rows of ${id}`).toBeGreaterThan(8);
    const articles = rows.map(articleOf);
    expect.soft(new Set(articles).size, `home of ${id}`).toBe(articles.length);
    const product = home.querySelector<HTMLAnchorElement>('.tile h3 a')?.pathname ?? '';
    const own = rowsOf(await open(product)).map(articleOf);
    expect.soft(new Set([articleOf(idOf(product)), ...own]).size, `${product} of ${id}`).toBe(own.length + 1);
  });
});

test('a visitor reads below each product of a row how to see its price', async () => {
  await onSites(withTemplate, async ({ id, prices }, open) => {
    const price = (await open('/')).querySelector('.tile .price');
    expect.soft(price?.textContent, id).toContain(prices === 'public' ? '€' : 'Inloggen voor prijzen');
  });
});

test('a phone shows the promises of the home page once', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { id } of withTemplate) {
    await page.goto(siteUrl(baseURL, id), { waitUntil: 'domcontentloaded' });
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
  await hydrated(nav);
  await page.mouse.move((spot?.x ?? 0) + 20, (spot?.y ?? 0) + 12, { steps: 3 });
  await expect(page.locator('.mega:visible')).toHaveCount(1);
});
