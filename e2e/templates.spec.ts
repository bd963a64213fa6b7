import { expect, test } from '@playwright/test';
import { tenants } from '../tenants/index.ts';
import { expectNoFindings } from './support/axe.ts';
import { siteUrl } from './support/shop.ts';

/** Each template by a site that wears it. */
const wearers = Object.values(tenants).filter(({ template }) => template !== 'basis');

test('there is a site for each of the eight templates', () => {
  expect(new Set(wearers.map(({ template }) => template)).size).toBe(8);
});

for (const { id, name, template, theme } of wearers) {
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
}
