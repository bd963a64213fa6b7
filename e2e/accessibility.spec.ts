import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { counterOf } from './support/accounts.ts';
import { mainPages } from './support/pages.ts';
import { callApi, logIn } from './support/shop.ts';

async function findings(page: Page, url: string): Promise<string[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${url} ${id}: ${html.slice(0, 120)}`),
  );
}

const wide = async (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [360, 1280])
  test(`axe finds nothing and nothing is too wide at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const own = Object.values(await mainPages(page));
    for (const url of [
      ...own,
      '/nl/zoeken/handschoenen',
      '/nl/zoeken/bestaatniet',
      '/login',
      '/nl/nieuws',
      '/toiletpapier',
    ]) {
      expect.soft(await findings(page, url)).toEqual([]);
      expect.soft(await wide(page), url).toBe(0);
    }
    await logIn(page, counterOf('demo'));
    const { data } = await callApi<{ data: { docs: { product_id: number }[] } }>(
      page,
      '/v1/products/get_products',
      {
        search: 'dispenser',
        pageSize: 1,
      },
    );
    await callApi(page, '/v1/shopcart/update_cart', { id: data.docs[0]?.product_id, quantity: 6 });
    for (const url of [
      ...own,
      '/nl/winkelwagen',
      '/nl/winkelwagen/review',
      '/service',
      '/nl/mijn-account/bestellingen',
    ]) {
      expect.soft(await findings(page, url)).toEqual([]);
      expect.soft(await wide(page), url).toBe(0);
    }
  });
