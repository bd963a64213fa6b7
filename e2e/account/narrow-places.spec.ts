import { expect, type Locator, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { hydrated, logIn, siteUrl } from '../support/shop.ts';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on screen');
  return box;
};

for (const site of ['kantoorkring', 'huispapier'])
  test(`a count of four digits leaves the cart of ${site} to be seen`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(siteUrl(baseURL, site, '/login'));
    const button = page.locator('.cart-button');
    await hydrated(button);
    await button.evaluate((link) => {
      const count = Object.assign(document.createElement('span'), {
        className: 'cart-count',
        textContent: '1480',
      });
      link.querySelector('.icon')?.after(count);
    });
    // It pops up.
    await button
      .locator('.cart-count')
      .evaluate((node) => Promise.all(node.getAnimations().map((one) => one.finished)));
    const [icon, count, whole] = await Promise.all([
      boxOf(button.locator('.icon')),
      boxOf(button.locator('.cart-count')),
      boxOf(button),
    ]);
    expect(count.x).toBeGreaterThanOrEqual(icon.x + icon.width / 2);
    expect(count.x + count.width).toBeLessThanOrEqual(whole.x + whole.width);
  });

for (const width of [390, 1280])
  test(`the amount of a running order stands beside its number at ${width} pixels`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, buyerOf('huispapier'), siteUrl(baseURL, 'huispapier', '/login'));
    await page.goto(siteUrl(baseURL, 'huispapier', '/nl/mijn-account'));
    const row = page.getByRole('listitem').filter({ hasText: 'verwacht' }).first();
    const [number, amount] = await Promise.all([
      boxOf(row.getByRole('link').first()),
      boxOf(row.getByText(/^€/)),
    ]);
    expect(Math.abs(amount.y - number.y)).toBeLessThan(8);
  });
