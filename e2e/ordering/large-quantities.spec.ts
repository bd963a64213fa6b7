import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { fillCart } from '../support/cart.ts';
import { callApi, logIn, siteUrl } from '../support/shop.ts';

/** Two templates whose lists have columns of their own, and one with the shared ones. */
const SITES = ['sanitairplein', 'kantoorkring', 'puurschoon'] as const;

interface Doc {
  product_id: number;
  product_ext_code: string;
  units: { pu_id: number; pu_is_default: boolean }[];
}

/** Names of the places whose field cuts five digits off. */
async function cutOff(page: Page, place: string): Promise<string[]> {
  const fields = page.getByRole('main').getByRole('spinbutton');
  await expect(fields.first(), place).toBeVisible();
  await fields.first().fill('50000');
  const fits = await fields.first().evaluate((field: HTMLInputElement) => {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const { font } = getComputedStyle(field);
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas) canvas.font = font;
    return field.scrollWidth <= field.clientWidth && (canvas?.measureText('50000').width ?? 0) <= room;
  });
  return fits ? [] : [place];
}

for (const site of SITES)
  test(`fields for quantities show five digits on ${site}`, async ({ page, baseURL }) => {
    test.slow();
    await logIn(page, buyerOf(site), siteUrl(baseURL, site, '/login'));
    const [line] = await fillCart(page, 1);
    const { data } = await callApi<{ data: { docs: Doc[] } }>(page, '/v1/products/get_products', {
      lang: 'nl',
      ids: [line?.product_id],
    });
    const [doc] = data.docs;
    const { data: list } = await callApi<{ data: { list_id: number } }>(
      page,
      '/v1/orderlist/set_add_orderlist',
      {
        ...{ name: `Groot ${Date.now()}`, sortType: 2 },
        items: [{ productID: doc?.product_id, unitID: doc?.units.find((unit) => unit.pu_is_default)?.pu_id }],
      },
    );
    await page.goto(siteUrl(baseURL, site));
    const category = (await page.locator('.main-nav a').first().getAttribute('href')) ?? '';
    const cut: string[] = [];
    /** The same page on a phone and on a desktop. */
    const look = async (place: string) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        cut.push(...(await cutOff(page, `${place} ${width}`)));
      }
    };
    for (const view of ['list', 'compact', 'grid']) {
      await page.evaluate((chosen) => localStorage.setItem('toonbank.view', chosen), view);
      await page.goto(siteUrl(baseURL, site, category));
      await look(view);
    }
    await page.goto(
      siteUrl(baseURL, site, (await page.locator('main article a').first().getAttribute('href')) ?? ''),
    );
    await look('product');
    await page.goto(siteUrl(baseURL, site, '/nl/winkelwagen'));
    await look('cart');
    await page.goto(siteUrl(baseURL, site, `/nl/mijn-account/bestellijsten/${list.list_id}`));
    await look('order list');
    await page.goto(siteUrl(baseURL, site, '/nl/snel-bestellen'));
    await page.getByRole('tab', { name: 'Plakken' }).click();
    await page.getByLabel('Artikelnummers en aantallen').fill(`${doc?.product_ext_code} 2`);
    await page.getByRole('button', { name: 'Regels overnemen' }).click();
    await look('quick order');
    await callApi(page, '/v1/orderlist/set_remove_orderlist', { listID: list.list_id });
    expect(cut).toEqual([]);
  });
