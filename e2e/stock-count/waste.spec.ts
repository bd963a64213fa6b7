import { type Browser, expect, type Page, test } from '@playwright/test';
import { buyerOf, counterOf } from '../support/accounts.ts';
import { axeFindsNothing, expectNoFindings } from '../support/axe.ts';
import { makePhoto } from '../support/pictures.ts';
import { callApi, hydrated, logIn, siteUrl } from '../support/shop.ts';

const WASTE = '/nl/mijn-account/voorraadtelling/verspilling';
const SAVE = '**/v1/stockcount/save_waste';
const main = (page: Page) => page.getByRole('main');

async function openAs(browser: Browser, baseURL: string | undefined, site: string, username: string) {
  const page = await browser.newPage({ baseURL: siteUrl(baseURL, site) });
  await logIn(page, username);
  return page;
}

interface History {
  data: {
    products: {
      unit_id: number;
      product: { product_id: number; product_name: string; units: { pu_id: number; ean: string }[] };
    }[];
  };
}

/** A product that the customer bought, not the same one for each test. */
async function boughtProduct(page: Page, at: number) {
  const { data } = await callApi<History>(page, '/v1/service/get_product_history', { pageSize: 8 });
  const found = data.products[at];
  if (!found) throw new Error(`The customer bought fewer than ${at + 1} products.`);
  const { product_id: id, product_name: name, units } = found.product;
  return { id, unit: found.unit_id, name, units };
}
const formOf = ({ id, unit }: { id: number; unit: number }) => `${WASTE}?artikel=${id}&eenheid=${unit}`;
const save = (page: Page) => main(page).getByRole('button', { name: 'Opslaan' });
const entry = (page: Page, note: string) => main(page).getByRole('row').filter({ hasText: note });

test('a buyer finds a product, notes its waste with a photo, and undoes the removal', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'demo', buyerOf('demo'));
  const product = await boughtProduct(page, 0);
  await page.goto(WASTE);
  await page.getByLabel('Artikel of streepjescode').fill(product.name);
  await main(page).getByRole('button', { name: 'Zoeken' }).click();
  await main(page)
    .getByRole('link', { name: `Kies ${product.name}` })
    .first()
    .click();
  const note = `Doos gevallen ${Date.now()}`;
  await page.getByLabel('Aantal').fill('2');
  await page.getByLabel('Notitie').fill(note);
  await save(page).click();
  await expect(main(page).getByText('Kies een reden.')).toBeVisible();
  await main(page).getByRole('combobox', { name: 'Reden' }).first().selectOption('Gebroken');
  const photo = await makePhoto(page, 'doos.png', [800, 600]);
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Foto toevoegen' }).click();
    await (await chooser).setFiles([photo]);
  }).toPass();
  await expect(page.getByText('1 van 1 foto klaar')).toBeVisible();
  await save(page).click();
  await expect(main(page).getByText('De verspilling is opgeslagen.')).toBeVisible();
  await expect(entry(page, note)).toContainText('Gebroken');
  await expect(entry(page, note)).toContainText('2 ×');
  const picture = entry(page, note).getByRole('img', { name: /^Foto van/ });
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await entry(page, note)
    .getByRole('button', { name: /^Verwijderen/ })
    .click();
  await expect(main(page).getByText('De regel is verwijderd.')).toBeVisible();
  await expect(entry(page, note)).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(main(page).getByText('De regel staat er weer.')).toBeVisible();
  await expect(entry(page, note)).toHaveCount(1);
  await page.close();
});

test('nothing typed is lost by a failed call, a reload or an expired session; sent again, it is one entry', async ({
  browser,
  baseURL,
}) => {
  // By the main address: the test itself calls the shop too, and its names below localhost are the browser's only.
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await logIn(page, counterOf('demo'));
  const product = await boughtProduct(page, 1);
  await page.goto(formOf(product));
  const note = `Zoek geraakt ${Date.now()}`;
  await page.getByLabel('Aantal').fill('3');
  await main(page).getByRole('combobox', { name: 'Reden' }).first().selectOption('Zoek');
  await page.getByLabel('Notitie').fill(note);
  // The shop stores it, and the answer is lost.
  await page.route(SAVE, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await hydrated(save(page));
  await save(page).click();
  await expect(
    main(page).getByText('Er is niets opgeslagen. Wat u hebt ingevuld, staat er nog.'),
  ).toBeVisible();
  await page.unroute(SAVE);
  await page.reload();
  await expect(page.getByLabel('Notitie')).toHaveValue(note);
  await expect(page.getByLabel('Aantal')).toHaveValue('3');
  // Not by removing the cookie: an answer that is still to come would set it again.
  await hydrated(save(page));
  await callApi(page, '/v1/auth/logout');
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Log opnieuw in' })).toBeVisible();
  await expect(page.getByLabel('Notitie')).toHaveValue(note);
  const other = await page.context().newPage();
  await logIn(other, counterOf('demo'));
  await other.close();
  await page.goto(formOf(product));
  await expect(page.getByLabel('Notitie')).toHaveValue(note);
  await hydrated(save(page));
  await save(page).click();
  await expect(main(page).getByText('De verspilling is opgeslagen.')).toBeVisible();
  await expect(entry(page, note)).toHaveCount(1);
  await page.close();
});

test('a hand scanner chooses the product in the unit of its code', async ({ browser, baseURL }) => {
  const page = await openAs(browser, baseURL, 'demo', buyerOf('demo'));
  const { units } = await boughtProduct(page, 2);
  const unit = units.find(({ ean }) => ean !== '');
  if (!unit) throw new Error('The product has no EAN.');
  await page.goto(WASTE);
  await expect(page.getByRole('checkbox', { name: /geluid/i })).toBeVisible();
  const form = page.getByLabel('Verpakking');
  await expect(async () => {
    await page.keyboard.type(unit.ean);
    await page.keyboard.press('Enter');
    await expect(form).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(form).toHaveValue(String(unit.pu_id));
  await page.close();
});

test('the report has its months in the address, and gives them as CSV', async ({ browser, baseURL }) => {
  const page = await openAs(browser, baseURL, 'horecahuis', buyerOf('horecahuis'));
  await page.goto(WASTE);
  const chart = page.getByRole('img', { name: /^Verspilling per maand en reden/ });
  await expect(chart).toBeVisible();
  const from = page.getByLabel('Van maand');
  const until = page.getByLabel('Tot en met maand');
  await from.selectOption({ index: 3 });
  await until.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Tonen' }).click();
  await expect(page).toHaveURL(/van=\d{4}-\d\d&tot=\d{4}-\d\d/);
  const href = await page.getByRole('link', { name: 'Downloaden als CSV' }).getAttribute('href');
  const csv = await page.evaluate(async (address) => (await fetch(address)).text(), href ?? '');
  expect(csv).toContain('Datum;Artikelnummer;Omschrijving');
  const total = await main(page)
    .getByText(/verspild, \d+ regel/)
    .textContent();
  expect(csv.trim().split('\r\n')).toHaveLength(Number(/(\d+) regel/.exec(total ?? '')?.[1]) + 1);
  await page.close();
});

test('damage on delivery leads to the report of a shortage of the order with the product', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'demo', buyerOf('demo'));
  const product = await boughtProduct(page, 3);
  await page.goto(formOf(product));
  await main(page)
    .getByRole('link', { name: /^Schade melden bij bestelling/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manco of schade melden');
  await expect(main(page)).toContainText(product.name);
  await page.close();
});

test('axe finds nothing on the page and in its form, at any width', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: siteUrl(baseURL, 'demo') });
  const page = await context.newPage();
  await logIn(page, buyerOf('demo'));
  const product = await boughtProduct(page, 4);
  await expectNoFindings(page, [WASTE, formOf(product), `${WASTE}?van=2001-01&tot=2001-02`]);
  await page.goto(formOf(product));
  await axeFindsNothing(page);
  await context.close();
});

test('all of it works without JavaScript, and a refused form keeps what was typed', async ({
  browser,
  baseURL,
}) => {
  const scripted = await openAs(browser, baseURL, 'demo', counterOf('demo'));
  const product = await boughtProduct(scripted, 5);
  const context = await browser.newContext({
    baseURL: siteUrl(baseURL, 'demo'),
    javaScriptEnabled: false,
    storageState: await scripted.context().storageState(),
  });
  const page = await context.newPage();
  await page.goto(formOf(product));
  const note = `Zonder script ${Date.now()}`;
  await page.getByLabel('Notitie').fill(note);
  await page.getByLabel('Aantal').fill('0');
  await save(page).click();
  await expect(main(page)).toContainText('Dat is niet gelukt.');
  await expect(page.getByLabel('Notitie')).toHaveValue(note);
  await page.getByLabel('Aantal').fill('1');
  await main(page).getByRole('combobox', { name: 'Reden' }).first().selectOption('Bedorven');
  await save(page).click();
  await expect(main(page)).toContainText('De verspilling is opgeslagen.');
  await expect(entry(page, note)).toContainText('Bedorven');
  await entry(page, note)
    .getByRole('button', { name: /^Verwijderen/ })
    .click();
  await expect(entry(page, note)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(entry(page, note)).toHaveCount(1);
  await context.close();
  await scripted.close();
});
