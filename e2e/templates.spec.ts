import { expect, test } from '@playwright/test';
import { tenants } from '../tenants/index.ts';
import { buyerOf } from './support/accounts.ts';
import { expectNoFindings } from './support/axe.ts';
import { cartButton, logIn, siteUrl } from './support/shop.ts';

/** Each template by a site that wears it. */
const wearers = Object.values(tenants).filter(({ template }) => template !== 'basis');

test('there is a site for each of the eight templates', () => {
  expect(new Set(wearers.map(({ template }) => template)).size).toBe(8);
});

for (const { id, name, template, theme, prices } of wearers) {
  test(`the template ${template}: from home by a group and a product to the cart, in its own font, for everyone`, async ({
    page,
    baseURL,
  }) => {
    const main = page.getByRole('main');
    const at = (path: string) => siteUrl(baseURL, id, path);
    if (prices === 'customers') await logIn(page, buyerOf(id), at('/login'));
    await page.goto(at('/'));
    await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible();
    const group = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link').first();
    const groupPath = (await group.getAttribute('href')) ?? '';
    const label = (await group.textContent()) ?? '';
    await group.click();
    await expect(main.getByRole('heading', { level: 1, name: label })).toBeVisible();
    const card = main.getByRole('article').first().getByRole('link').first();
    const product = (await card.textContent()) ?? '';
    await card.click();
    await expect(main.getByRole('heading', { level: 1, name: product })).toBeVisible();
    await expect(main.locator('.buy-panel')).toContainText('€');
    const productUrl = page.url();
    await main.locator('.buy-panel').getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(main.locator('.buy-panel .in-cart')).toBeVisible();
    await cartButton(page).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Naar winkelwagen' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeVisible();
    await expect(main.getByRole('link', { name: product })).toBeVisible();

    // On a desk where headers and menus differ, on a phone where there is the least room.
    await expectNoFindings(page, [productUrl, at('/nl/winkelwagen')], [360]);
    await expectNoFindings(page, [at(groupPath), at('/')], [1280]);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((url) => url.endsWith('.woff2'))).toEqual([
      expect.stringContaining(`/thema/${theme.font}.`),
    ]);
  });
}
