import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { COUNTING_SCOPE } from '../../lib/urls/counting-app-urls.ts';
import { countingUrl } from '../../lib/urls/stock-count-urls.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { stop } from '../../scripts/lib/process.ts';
import { buyerOf } from '../support/accounts.ts';
import { logIn } from '../support/shop.ts';
import { startStorefront } from '../support/storefront.ts';
import { type Deployments, deployments } from './deployments.ts';
import { countLines, makeList, openCount, partsOfShop } from './support.ts';

const apiPort = Number(process.env.E2E_API_PORT ?? 4110);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use(phone);

const unsent = (page: Page) => page.getByText(/telling(en)? nog niet verstuurd/);
/** In alphabetical order: the browser lists them in the order in which they were opened. */
const cacheNames = async (page: Page) => (await page.evaluate(() => caches.keys())).toSorted();
const hasWorker = (page: Page) =>
  page.evaluate(
    async (scope) => Boolean(await navigator.serviceWorker.getRegistration(scope)),
    COUNTING_SCOPE,
  );

/** Counts two lines that do not reach the shop. */
async function countUnsent(page: Page, context: BrowserContext, listId: number): Promise<void> {
  await openCount(page, listId);
  await context.route('**/update_stockcount', (route) => route.abort());
  await countLines(page, [3, 4]);
  await expect(unsent(page)).toContainText('2 tellingen');
}

const quantitiesOf = async (page: Page, listId: number) =>
  (await partsOfShop(page, listId)).map(({ quantity }) => quantity).toSorted((a, b) => a - b);

let shop: Deployments;
test.beforeEach(async ({ baseURL }) => {
  shop = await deployments(Number(new URL(baseURL ?? '').port));
});
test.afterEach(() => shop.close());

test('a new build replaces worker and caches, and no entry is lost', async ({ playwright }, { project }) => {
  const profile = await mkdtemp(join(tmpdir(), 'toonbank-phone-'));
  const options = { ...phone, ...project.use.launchOptions, baseURL: shop.url };
  const start = () => playwright.chromium.launchPersistentContext(profile, options);
  let browser = await start();
  let page = await browser.newPage();
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 2);
  await countUnsent(page, browser, listId);
  const before = await cacheNames(page);
  expect(before).toContain('toonbank.countingApp.1.pages');

  shop.changeWorker = (script) => script.replaceAll('toonbank.countingApp.1', 'toonbank.countingApp.2');
  // Watched by a test, Chromium may let an old worker live for minutes; a browser that starts again has none.
  await expect(async () => {
    await browser.close();
    browser = await start();
    page = await browser.newPage();
    await browser.route('**/update_stockcount', (route) => route.abort());
    await page.goto(countingUrl(listId));
    await expect
      .poll(() => cacheNames(page), { timeout: 10_000 })
      .toEqual(before.map((name) => name.replace('countingApp.1', 'countingApp.2')));
  }).toPass({ timeout: 150_000 });
  await browser.setOffline(true);
  await page.reload();
  await expect(page.locator('.count-line[data-state=counted]')).toHaveCount(2);
  await expect(unsent(page)).toContainText('2 tellingen');
  await browser.unroute('**/update_stockcount');
  await browser.setOffline(false);
  await expect(page.getByText('Alles is verstuurd')).toBeVisible({ timeout: 60_000 });
  expect(await quantitiesOf(page, listId)).toEqual([3, 4]);
  await browser.close();
  await rm(profile, { recursive: true, force: true });
});

test('a shop that turns counting without network off removes worker and caches, and no entry is lost', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: shop.url });
  const page = await context.newPage();
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 2);
  await countUnsent(page, context, listId);

  const port = await freePort();
  const without = await startStorefront(port, apiPort, { OFFLINE_COUNTING: '0', PAGE_CACHE_DIR: '' });
  try {
    shop.port = port;
    await page.reload();
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await expect.poll(() => hasWorker(page)).toBe(false);
    await expect(unsent(page)).toContainText('2 tellingen');
    await context.unroute('**/update_stockcount');
    await page.reload();
    await expect(page.getByText('Alles is verstuurd')).toBeVisible();
    expect(await quantitiesOf(page, listId)).toEqual([3, 4]);
    expect(await hasWorker(page)).toBe(false);
    expect(await cacheNames(page)).toEqual([]);
  } finally {
    await context.close();
    await stop(without);
  }
});
