import { expect, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { logIn, siteUrl } from '../support/shop.ts';

for (const id of ['demo', 'huispapier'] as const)
  test(`the former price on a tile of ${id} is whole, on a desktop and on a phone`, async ({
    page,
    baseURL,
  }) => {
    // Visitors see prices at the consumer's shop only.
    if (id === 'demo') await logIn(page, buyerOf(id), siteUrl(baseURL, id, '/login'));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl(baseURL, id));
      const former = page.locator('.tile .price s').first();
      await former.scrollIntoViewIfNeeded();
      const [price, ends] = await former.evaluate((s) => [
        s.closest('.price')?.getBoundingClientRect().right ?? 0,
        Math.max(...[...s.getClientRects()].map(({ right }) => right)),
      ]);
      expect(ends, `${width} wide`).toBeLessThanOrEqual(price);
    }
  });
