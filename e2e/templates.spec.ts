import { expect, test } from '@playwright/test';
import { buyerOf } from './support/accounts.ts';
import { expectWellMade } from './support/look.ts';
import { cartButton, logIn, siteUrl } from './support/shop.ts';
import { templateSites } from './support/template-sites.ts';

// No animation is running when the page is checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('there is a site for each of the eight templates', () => {
  expect(new Set(templateSites.map(({ template }) => template)).size).toBe(9);
});

for (const { id, name, template, theme, prices } of templateSites) {
  test(`the template ${template}: from home by a group and a product to the cart, in its own font`, async ({
    page,
    baseURL,
  }) => {
    const main = page.getByRole('main');
    const at = (path: string) => siteUrl(baseURL, id, path);
    if (prices === 'customers') await logIn(page, buyerOf(id), at('/login'));
    await page.goto(at('/'));
    await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible();
    // On a desk where headers and menus differ, at 400 % where there is the least room.
    await expectWellMade(page, 'home', 1280);
    const group = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link').first();
    const label = (await group.textContent()) ?? '';
    await group.click();
    await expect(main.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await expectWellMade(page, label, 1280);
    const card = main.getByRole('article').first().getByRole('link').first();
    const product = (await card.textContent()) ?? '';
    await card.click();
    await expect(main.getByRole('heading', { level: 1, name: product })).toBeVisible();
    await expect(main.locator('.buy-panel')).toContainText('€');
    await expectWellMade(page, product, 320);
    await page.setViewportSize({ width: 1280, height: 900 });
    await main.locator('.buy-panel').getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(main.locator('.buy-panel .in-cart')).toBeVisible();
    await cartButton(page).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Naar winkelwagen' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeVisible();
    await expect(main.getByRole('link', { name: product })).toBeVisible();
    await expectWellMade(page, 'the cart', 320);

    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((url) => url.endsWith('.woff2'))).toEqual([
      expect.stringContaining(`/theme/${theme.font}.`),
    ]);
  });
}
