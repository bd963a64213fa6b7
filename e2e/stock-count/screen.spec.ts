import { expect, type Page, test } from '@playwright/test';
import { countingUrl } from '../../lib/urls/stock-count-urls.ts';
import { buyerOf } from '../support/accounts.ts';
import { axeFindsNothing } from '../support/axe.ts';
import { callApi, logIn, siteUrl } from '../support/shop.ts';
import { makeList, openCount, partsOfShop } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface List {
  data: { items: { product: { product_id: number; units: { pu_id: number; ean: string }[] } }[] };
}

/** The EAN of the first unit of each product of a list. */
async function codesOf(page: Page, listID: number): Promise<string[]> {
  const { data } = await callApi<List>(page, '/v1/orderlist/get_orderlist', { listID, getStockable: true });
  return data.items.map(({ product }) => product.units[0]?.ean ?? '');
}

/** A hand scanner types, and ends with Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

test('a sum, scans, an unknown code and what is taken back come to the shop as they were shown', async ({
  page,
}) => {
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 6);
  const codes = await codesOf(page, listId);
  await openCount(page, listId);
  const lines = page.locator('.count-line');

  await page.locator('[data-line]').first().click();
  const keys = page.getByRole('group', { name: 'Toetsen' });
  for (const name of ['2', 'Keer', '1', '2', 'Plus', '5', 'Volgende'])
    await keys.getByRole('button', { name, exact: true }).click();
  await expect(lines.first()).toContainText('29 ×');
  await page.keyboard.press('Escape');

  await scan(page, codes[2] ?? '');
  await scan(page, codes[2] ?? '');
  await expect(lines.nth(2)).toContainText('2 ×');
  await scan(page, '4099999999990');
  await expect(page.getByText('Onbekend (1)', { exact: true })).toBeVisible();
  await scan(page, codes[3] ?? '');
  await expect(page.getByText('3 van 6 geteld')).toBeVisible();
  await page
    .getByRole('button', { name: /^Terug: / })
    .first()
    .click();
  await expect(page.getByText('2 van 6 geteld')).toBeVisible();

  await expect(page.getByText('Alles is verstuurd')).toBeVisible();
  const quantities = (await partsOfShop(page, listId)).map(({ quantity }) => quantity);
  expect(quantities.toSorted((a, b) => a - b)).toEqual([1, 2, 29]);
});

test('what was typed and not entered is there again after the page was closed', async ({ page, context }) => {
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 3);
  await openCount(page, listId);
  await page.locator('[data-line]').nth(1).click();
  await page.keyboard.type('3x');
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(countingUrl(listId));
  await expect(next.locator('.count-line').nth(1)).toContainText('Getypt, nog niet ingevoerd: 3x');
});

for (const [site, colorScheme, width] of [
  ['demo', 'dark', 390],
  ['horecahuis', 'dark', 390],
  ['horecahuis', 'light', 1280],
] as const)
  test(`axe finds nothing while counting at ${site}, ${colorScheme}, ${width} wide`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, buyerOf(site), siteUrl(baseURL, site, '/login'));
    const listId = await makeList(page, 4);
    await page.goto(siteUrl(baseURL, site, countingUrl(listId)));
    await expect(page.locator('.count-line')).toHaveCount(4);
    await scan(page, '4099999999990');
    await expect(page.getByText('Onbekend (1)', { exact: true })).toBeVisible();
    await axeFindsNothing(page);
    await page.locator('[data-line]').first().click();
    await page.keyboard.type('2,5');
    await axeFindsNothing(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Afronden' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axeFindsNothing(page);
  });
