import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/shop.ts';

// Playwright switches the cache off, and replaces the whole list of arguments.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('Back shows the group page as it was left, without loading it', async ({ page, baseURL }) => {
  await page.goto(siteUrl(baseURL, 'demo', '/nl/c/hygienepapier'));
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await page.goto(siteUrl(baseURL, 'horecahuis', '/nl/contact'));
  // A page that was kept has no load event again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hygiënepapier');
});
