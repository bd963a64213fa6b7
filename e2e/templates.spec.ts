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
  test(`the template ${template}: home and a group, in its own font, for everyone`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(siteUrl(baseURL, id));
    await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible();
    const group = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link').first();
    const paths = ['/', (await group.getAttribute('href')) ?? ''].map((path) => siteUrl(baseURL, id, path));
    // On a phone the header is the same in all of them.
    await expectNoFindings(page, paths, [1280]);
    const fonts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fonts.filter((url) => url.endsWith('.woff2'))).toEqual([
      expect.stringContaining(`/thema/${theme.font}.`),
    ]);
  });

  test(`the template ${template}: from home by a group and a product to the cart`, async ({
    page,
    baseURL,
  }) => {
    const main = page.getByRole('main');
    if (prices === 'customers') await logIn(page, buyerOf(id), siteUrl(baseURL, id, '/login'));
    await page.goto(siteUrl(baseURL, id));
    const group = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link').first();
    const label = (await group.textContent()) ?? '';
    await group.click();
    await expect(main.getByRole('heading', { level: 1, name: label })).toBeVisible();
    const card = main.getByRole('article').first().getByRole('link').first();
    const product = (await card.textContent()) ?? '';
    await card.click();
    await expect(main.getByRole('heading', { level: 1, name: product })).toBeVisible();
    await expect(main.locator('.buy-panel')).toContainText('€');
    const paths = [page.url(), siteUrl(baseURL, id, '/nl/winkelwagen')];
    await main.locator('.buy-panel').getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(main.locator('.buy-panel .in-cart')).toBeVisible();
    await cartButton(page).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Naar winkelwagen' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeVisible();
    await expect(main.getByRole('link', { name: product })).toBeVisible();
    // Home and group are looked at on a desk; these where there is the least room.
    await expectNoFindings(page, paths, [360]);
  });
}
