import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { logIn, siteUrl } from '../support/shop.ts';

// Playwright switches the cache off, and replaces the whole list of arguments.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/**
 * Leaves the group page and goes back. @returns why the browser could not keep the page; that of a headless shell, which
 * keeps none, is left out
 */
async function reasonsAfterBack(page: Page, baseURL: string | undefined): Promise<string[]> {
  await page.goto(siteUrl(baseURL, 'demo', '/nl/c/hygienepapier'));
  await page.goto(siteUrl(baseURL, 'horecahuis', '/nl/contact'));
  // A page that was kept has no load event again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hygiënepapier');
  const told = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = entry as unknown as {
      notRestoredReasons: { reasons: { reason: string }[] } | null;
    };
    return notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
  });
  return told.filter((reason) => reason !== 'masked');
}

test('the browser can keep the group page of a visitor for Back', async ({ page, baseURL }) => {
  expect(await reasonsAfterBack(page, baseURL)).toEqual([]);
});

test('no browser keeps the page of a customer, whose prices are on it', async ({ page, baseURL }) => {
  await logIn(page, buyerOf('demo'), siteUrl(baseURL, 'demo', '/login'));
  expect(await reasonsAfterBack(page, baseURL)).toContain('response-cache-control-no-store');
});
