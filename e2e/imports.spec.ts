import { type Browser, expect, type Page, test } from '@playwright/test';
import { buyerOf } from './support/accounts.ts';
import { logInAsAdmin } from './support/admin.ts';
import { findings } from './support/axe.ts';
import { callApi, logIn, siteUrl } from './support/shop.ts';

const SITE = 'glasenraam';
const SLOW = { timeout: 60_000 };

interface Priced {
  product_ext_code: string;
  slug: string;
  product_id: number;
  price_source: string;
  calcprice: number;
}

/** Articles of the shop with the prices of a customer. */
async function pricesOf(page: Page): Promise<Priced[]> {
  const { data } = await callApi<{ data: { docs: Priced[] } }>(page, '/v1/products/get_products', {
    lang: 'nl',
  });
  return data.docs;
}

async function customerPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, buyerOf(SITE), siteUrl(baseURL, SITE, '/login'));
  return page;
}

const dutch = (price: number) => price.toFixed(2).replace('.', ',');
const chooseFile = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') });

/** From the changes to the last step, until all is applied. */
async function apply(page: Page) {
  await page.getByRole('link', { name: /^Verder met/ }).click(SLOW);
  await page.getByRole('button', { name: /toepassen$/ }).click();
  await expect(page.getByText(/zijn toegepast$|is toegepast$/)).toBeVisible(SLOW);
}

test('a price list is imported, looked at, applied, seen in the shop and undone', async ({
  page,
  browser,
  baseURL,
}) => {
  const buyer = await customerPage(browser, baseURL);
  const [first, second] = (await pricesOf(buyer)).filter(({ price_source }) => price_source === 'list');
  if (!first || !second) throw new Error('The shop has no articles with a list price.');
  const priceNow = async ({ product_id }: Priced) =>
    (await pricesOf(buyer)).find((one) => one.product_id === product_id)?.calcprice;

  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, '/beheer/import'));
  await page.getByRole('radio', { name: /^Prijzen/ }).check();
  const lines = [
    'Van Dam Groothandel;',
    'Artikelnr.;Nettoprijs',
    `${first.product_ext_code};${dutch(first.calcprice * 1.1)}`,
    `${second.product_ext_code};${dutch(second.calcprice * 2)}`,
    'BESTAAT-NIET;1,00',
  ];
  await chooseFile(page, 'van-dam.csv', lines.join('\n'));

  const compare = page.getByRole('button', { name: 'Vergelijk met de winkel' });
  await expect(compare).toBeVisible(SLOW);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Nettoprijs' }).getByRole('combobox').first(),
  ).toHaveValue('price');
  expect(await findings(page)).toEqual([]);
  await compare.click();

  await expect(page.getByRole('button', { name: /^2 waarden omhoog/ })).toBeVisible(SLOW);
  await expect(page.getByRole('row').filter({ hasText: first.product_ext_code })).toContainText(
    dutch(first.calcprice * 1.1),
  );
  expect(await findings(page)).toEqual([]);
  // What is left out does not change.
  await page.getByRole('row').filter({ hasText: second.product_ext_code }).getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: '1 regel met een fout' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'BESTAAT-NIET' })).toContainText(
    'Dit artikel heeft de winkel niet.',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download als Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);

  await apply(page);
  await expect.poll(() => priceNow(first), SLOW).toBeCloseTo(Number((first.calcprice * 1.1).toFixed(2)), 2);
  expect(await priceNow(second)).toBe(second.calcprice);

  await page.goto(siteUrl(baseURL, SITE, '/beheer/import/geschiedenis'));
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Prijzen · van-dam.csv' }).first().click();
  await page.getByRole('button', { name: 'Terugdraaien' }).click();
  await expect(page.getByRole('button', { name: /^1 waarde omlaag/ })).toBeVisible(SLOW);
  await apply(page);
  await expect.poll(() => priceNow(first), SLOW).toBe(first.calcprice);
});

test('a file that is no sheet is refused with what to do, and nothing typed is lost', async ({
  page,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, '/beheer/import'));
  await page.getByRole('radio', { name: /^Voorraad/ }).check();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Regels lezen' }).click();
  await expect(page.getByText('Plak eerst regels.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Voorraad/ })).toBeChecked();
  await chooseFile(page, 'lijst.xls', '<html><table><tr><td>TB-1</td></tr></table></html>');
  await expect(page.getByText(/sla het op als \.xlsx/)).toBeVisible(SLOW);
  await page.getByRole('link', { name: 'Ander bestand kiezen' }).click();
  await expect(page.getByRole('heading', { name: 'Importeren' })).toBeVisible();
});

test('an editor of texts has no imports', async ({ page, baseURL }) => {
  await logInAsAdmin(page, SITE, baseURL, 'redactie');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/import'));
  await expect(page.getByRole('heading', { name: 'U mag deze pagina niet openen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Importeren' })).toHaveCount(0);
});
