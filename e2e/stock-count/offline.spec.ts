import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { COUNTING_MANIFEST, COUNTING_SCOPE } from '../../lib/urls/counting-app-urls.ts';
import { countingUrl } from '../../lib/urls/stock-count-urls.ts';
import { buyerOf, password, receptionist } from '../support/accounts.ts';
import { callApi, logIn } from '../support/shop.ts';
import { countLines, makeList, openCount, partsOfShop } from './support.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use(phone);

/** Without network nothing reaches the shop: an address that no device keeps fails. */
async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  const reached = await page.evaluate(() =>
    fetch('/v1/auth/authenticate').then(
      () => true,
      () => false,
    ),
  );
  expect(reached).toBe(false);
}

/**
 * A page that Chromium loads while it is offline may be told that it is online: then the page says that the shop is not
 * reached, as where there is network and no answer.
 */
const unreached = (page: Page, offline: RegExp) =>
  page.getByText(new RegExp(`${offline.source}|De winkel is even niet bereikbaar`)).first();

/** Closes the tab as a phone does that needs memory, and opens the page again. */
async function killTab(context: BrowserContext, page: Page, listId: number): Promise<Page> {
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(countingUrl(listId));
  return next;
}

const unsent = (page: Page) => page.getByText(/telling(en)? nog niet verstuurd/);

test('a list of 60 lines is counted without network, and the tab is killed in the middle', async ({
  page,
  context,
}) => {
  test.slow();
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 60);
  await openCount(page, listId);
  await goOffline(context, page);
  await page.reload();
  await expect(page.locator('[data-line]')).toHaveCount(60);
  await expect(unreached(page, /Geen bereik/)).toBeVisible();

  const quantities = Array.from({ length: 60 }, (_, index) => index + 1);
  await countLines(page, quantities.slice(0, 31));
  const again = await killTab(context, page, listId);
  await expect(again.locator('.count-line[data-state=counted]')).toHaveCount(31);
  await countLines(again, quantities.slice(31), 31);
  await expect(unsent(again)).toContainText('60 tellingen');

  await context.setOffline(false);
  await expect(again.getByText('Alles is verstuurd')).toBeVisible({ timeout: 60_000 });
  const parts = await partsOfShop(again, listId);
  expect(parts.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual(quantities);
  await again.reload();
  await expect(again.locator('.count-line[data-state=counted]')).toHaveCount(60);
  expect(await partsOfShop(again, listId)).toHaveLength(60);
});

test('two devices add up', async ({ page, context, browser, baseURL }) => {
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 3);
  await openCount(page, listId);
  const other = await browser.newContext({ baseURL, ...phone });
  const second = await other.newPage();
  await logIn(second, buyerOf('demo'));
  await openCount(second, listId);
  await goOffline(context, page);
  await goOffline(other, second);
  await countLines(page, [4, 5]);
  await countLines(second, [10, 20, 30]);
  for (const one of [context, other]) await one.setOffline(false);
  for (const one of [page, second]) await expect(one.getByText('Alles is verstuurd')).toBeVisible();
  const parts = await partsOfShop(page, listId);
  expect(parts.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([4, 5, 10, 20, 30]);
  expect(new Set(parts.map(({ device }) => device)).size).toBe(2);
  await page.reload();
  await expect(page.locator('.count-line').first()).toContainText('samen');
  await other.close();
});

test('counts of another device come while the shop refuses an entry', async ({ page, browser, baseURL }) => {
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 3);
  await openCount(page, listId);
  await page.route('**/update_stockcount', (route) =>
    route.fulfill({
      status: 400,
      json: { result: false, error: { code: 'invalid_request', message: 'The count is refused.' } },
    }),
  );
  await countLines(page, [4]);
  await expect(page.getByText('De winkel nam deze tellingen niet aan')).toBeVisible();
  const other = await browser.newContext({ baseURL, ...phone });
  const second = await other.newPage();
  await logIn(second, buyerOf('demo'));
  await openCount(second, listId);
  await countLines(second, [20, 30], 1);
  await expect(second.getByText('Alles is verstuurd')).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.locator('.count-line[data-state=counted]')).toHaveCount(2);
  await expect(unsent(page)).toContainText('1 telling');
  await page.unroute('**/update_stockcount');
  await page.getByRole('button', { name: 'Opnieuw versturen' }).click();
  await expect(page.getByText('Alles is verstuurd')).toBeVisible();
  await expect(page.locator('.count-line[data-state=counted]')).toHaveCount(3);
});

test('an expired session keeps what was counted until the same customer is back', async ({
  page,
  context,
}) => {
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 2);
  await openCount(page, listId);
  await goOffline(context, page);
  await countLines(page, [7]);
  await context.clearCookies({ name: 'sid' });
  await context.clearCookies({ name: 'toonbank.aud' });
  await context.setOffline(false);
  await expect(unsent(page)).toBeVisible();
  await expect(page.getByText('U bent uitgelogd. Uw tellingen staan op deze telefoon')).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)))).toEqual(
    ['toonbank.counting'],
  );
  await logIn(page, buyerOf('demo'));
  await page.goto(countingUrl(listId));
  await expect(page.getByText('Alles is verstuurd')).toBeVisible();
  expect((await partsOfShop(page, listId)).map(({ quantity }) => quantity)).toEqual([7]);
});

test('another customer on the same phone neither sees nor sends it', async ({ page, context }) => {
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 2);
  await openCount(page, listId);
  await goOffline(context, page);
  await countLines(page, [7]);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const sent: string[] = [];
  context.on('request', (request) => request.url().includes('update_stockcount') && sent.push(request.url()));
  await logIn(next, receptionist);
  const own = await makeList(next, 1);
  await openCount(next, own);
  await context.setOffline(true);
  await next.goto(countingUrl(listId));
  await expect(unreached(next, /Deze lijst staat nog niet op deze telefoon/)).toBeVisible();
  await expect(next.locator('[data-line]')).toHaveCount(0);
  await context.setOffline(false);
  expect(sent).toEqual([]);
});

test('a logout asks about what is not sent, and leaves nothing behind', async ({ page, context }) => {
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 2);
  await openCount(page, listId);
  await page.route('**/update_stockcount', (route) => route.abort());
  await countLines(page, [7]);
  // The header of a phone has no button for it.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/nl/mijn-account');
  await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(
    'Eén regel van een voorraadtelling op dit apparaat is nog niet verstuurd',
  );
  await question.getByRole('button', { name: 'Toch uitloggen' }).click();
  await expect(page).toHaveURL(/\/$/);
  const left = await page.evaluate(
    async (scope) => ({
      databases: (await indexedDB.databases()).length,
      caches: await caches.keys(),
      worker: Boolean(await navigator.serviceWorker.getRegistration(scope)),
    }),
    COUNTING_SCOPE,
  );
  expect(left).toEqual({ databases: 0, caches: [], worker: false });
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('toonbank.login');
});

test('the pages are an app that can be installed, and no other page has its worker', async ({
  page,
  context,
}) => {
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 1);
  await openCount(page, listId);
  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest = await (await page.request.get(COUNTING_MANIFEST)).json();
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], sizes).toBe('image/png');
  }
  await context.setOffline(true);
  await page.goto(COUNTING_SCOPE);
  await expect(page).toHaveURL(new RegExp(`${countingUrl(listId)}$`));
  await context.setOffline(false);
  await page.goto('/nl/mijn-account');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
});

test('the cached page is only ever the shell: it has no name of customer or list', async ({ page }) => {
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 1);
  await openCount(page, listId);
  const session = await callApi<{ client_name: string; user_name: string }>(page, '/v1/auth/login', {
    ...{ username: buyerOf('demo'), password },
  });
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('toonbank.countingApp.1.pages');
    const pages = await Promise.all(
      (await cache.keys()).map(async (key) => (await cache.match(key))?.text()),
    );
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return { pages, addresses: all.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.pages).toHaveLength(1);
  expect(kept.pages[0]).not.toContain(session.client_name);
  expect(kept.pages[0]).not.toMatch(/Tellen \d{10}/);
  expect(kept.addresses.filter((path) => /^\/(?:v1|internal)\//.test(path))).toEqual([]);
});
