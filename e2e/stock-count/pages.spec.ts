import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { pdfText } from '../../backend/test/pdf/read-pdf.ts';
import { orderListUrl } from '../../lib/urls/order-list-urls.ts';
import { labelsPdfUrl } from '../../lib/urls/shelf-label-urls.ts';
import {
  countingUrl,
  countReportUrl,
  orderProposalUrl,
  STOCK_COUNT,
  stockCountUrl,
  stockPlacesUrl,
} from '../../lib/urls/stock-count-urls.ts';
import { buyerOf } from '../support/accounts.ts';
import { axeFindsNothing } from '../support/axe.ts';
import { fillCart } from '../support/cart.ts';
import { fileOf, scannedPaths } from '../support/scanned-paths.ts';
import { callApi, cartButton, logIn, siteUrl } from '../support/shop.ts';
import { simulationPath } from '../support/simulation.ts';
import { countList, type ListedProduct, productsOf } from './count-by-api.ts';
import { makeList } from './support.ts';

/** A site whose buyer no other test uses: lists, counts, labels and cart are this file's own. */
const SITE = 'keukenhygiene';
const main = (page: Page) => page.getByRole('main');

async function openAs(browser: Browser, baseURL: string | undefined, site: string, username = buyerOf(site)) {
  const page = await browser.newPage({ baseURL: siteUrl(baseURL, site) });
  await logIn(page, username);
  return page;
}

/** Asked inside the page: only the browser resolves the site's host name. */
const statusOf = (page: Page, path: string) =>
  page.evaluate(async (url) => (await fetch(url, { redirect: 'manual' })).status, path);

const nameOf = async (page: Page, listID: number) =>
  (await callApi<{ data: { name: string } }>(page, '/v1/orderlist/get_orderlist', { listID })).data.name;

const amountOf = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test('the overview has the lists that can be counted and the finished counts, and leads to counting', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, SITE);
  const listId = await makeList(page, 2);
  const name = await nameOf(page, listId);
  const [first] = (await productsOf(page, listId)) as [ListedProduct];
  await page.goto(STOCK_COUNT);
  const list = main(page).getByRole('listitem').filter({ hasText: name });
  await expect(list).toContainText('2 artikelen om te tellen · Nog nooit geteld');
  const countId = await countList(page, listId, [
    { product: first, quantity: 3, place: 'Kast' },
    { code: '4099999999990', quantity: 2 },
  ]);
  await page.reload();
  await expect(list).toContainText('Laatst geteld');
  const row = main(page).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('1 artikel en 1 onbekende code geteld');
  await expect(row.getByRole('link', { name: /^PDF/ })).toHaveAttribute('href', countReportUrl(countId));
  await list.getByRole('link', { name: /^Tellen beginnen/ }).click();
  await expect(page.locator('[data-line]').first()).toBeVisible();
  await page.close();
});

test('every link to counting loads a document once, also from the page of an order list', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, SITE);
  const listId = await makeList(page, 1);
  const documents: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === countingUrl(listId)) documents.push(request.resourceType());
  });
  for (const [from, link] of [
    [orderListUrl(listId), 'Voorraad tellen'],
    [STOCK_COUNT, `Tellen beginnen van ${await nameOf(page, listId)}`],
  ] as const) {
    await page.goto(from, { waitUntil: 'networkidle' });
    documents.length = 0;
    await main(page).getByRole('link', { name: link }).click();
    await expect(page.locator('[data-line]')).toHaveCount(1);
    // The worker of the page fetches it for itself.
    expect(documents.filter((type) => type !== 'fetch' && type !== 'other')).toEqual(['document']);
  }
  await page.close();
});

test('places are made, ordered, renamed and removed, and products get a place, minimum and maximum', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, SITE);
  const listId = await makeList(page, 2);
  const [first, second] = (await productsOf(page, listId)) as [ListedProduct, ListedProduct];
  const stored = async () => {
    const { data } = await callApi<{ data: { places: string[]; lines: Record<string, unknown>[] } }>(
      page,
      '/v1/stockcount/get_count_sheet',
      { listID: listId },
    );
    return { places: data.places, lines: data.lines };
  };
  await page.goto(stockPlacesUrl(listId));
  const fields = main(page).getByRole('textbox', { name: 'Naam van de plek' });
  const names = () => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  for (const [at, place] of ['Kelder', 'Bar', 'Zolder'].entries()) {
    await main(page).getByLabel('Nieuwe plek').fill(place);
    await main(page).getByRole('button', { name: 'Toevoegen' }).click();
    await expect(fields).toHaveCount(at + 1);
  }
  await main(page).getByRole('button', { name: 'Bar eerder' }).click();
  await expect(main(page).getByText('Bar is nu nummer 1 van 3.')).toBeAttached();
  await main(page)
    .getByRole('combobox', { name: `Plek van ${first.name}` })
    .selectOption('Kelder');
  await main(page).getByLabel(`Minimum van ${first.name}, Kelder`).fill('4');
  await main(page).getByLabel(`Maximum van ${first.name}, Kelder`).fill('12');
  await main(page).getByLabel(`Maximum van ${first.name}, Kelder`).blur();
  await expect(main(page).getByText('Bewaard', { exact: true })).toBeVisible();
  await main(page)
    .getByRole('button', { name: `Nog een plek voor ${first.name}` })
    .click();
  await main(page).getByLabel(`Minimum van ${first.name}, Bar`).fill('2');
  await main(page).getByLabel(`Minimum van ${first.name}, Bar`).blur();
  await expect
    .poll(async () => (await stored()).lines.filter(({ product_id }) => product_id === first.id))
    .toHaveLength(2);

  const kelder = fields.nth(1);
  await expect(kelder).toHaveValue('Kelder');
  await kelder.fill('Berging');
  await kelder.press('Enter');
  await expect(main(page).getByLabel(`Minimum van ${first.name}, Berging`)).toHaveValue('4');
  await main(page).getByRole('button', { name: 'Bar verwijderen' }).click();
  await expect(fields).toHaveCount(2);
  await page.reload();
  expect(await names()).toEqual(['Berging', 'Zolder']);
  expect(await stored()).toMatchObject({
    places: ['Berging', 'Zolder'],
    lines: [
      { product_id: first.id, place: 'Berging', minimum: 4, maximum: 12 },
      { product_id: first.id, place: '', minimum: 2, maximum: null },
      { product_id: second.id, place: '', minimum: null, maximum: null },
    ],
  });
  await page.close();
});

test('a renamed place keeps its last count', async ({ browser, baseURL }) => {
  const page = await openAs(browser, baseURL, SITE);
  const listId = await makeList(page, 1);
  const [product] = (await productsOf(page, listId)) as [ListedProduct];
  await countList(page, listId, [{ product, quantity: 5, place: 'Kelder' }]);
  // Enter does nothing before React has hydrated the field.
  await page.goto(stockPlacesUrl(listId), { waitUntil: 'networkidle' });
  const field = main(page).getByRole('textbox', { name: 'Naam van de plek' });
  await field.fill('Berging');
  await field.press('Enter');
  await expect(main(page).getByRole('combobox', { name: `Plek van ${product.name}` })).toHaveValue('Berging');
  const { data } = await callApi<{ data: { lines: { place: string; last: number }[] } }>(
    page,
    '/v1/stockcount/get_count_sheet',
    { listID: listId },
  );
  expect(data.lines).toMatchObject([{ place: 'Berging', last: 5 * product.content }]);
  await page.close();
});

test('input that is refused, or not stored, stays in its field', async ({ browser, baseURL }) => {
  const page = await openAs(browser, baseURL, SITE);
  const listId = await makeList(page, 1);
  const [{ name }] = (await productsOf(page, listId)) as [ListedProduct];
  await page.goto(stockPlacesUrl(listId), { waitUntil: 'networkidle' });
  const newPlace = main(page).getByLabel('Nieuwe plek');
  const add = main(page).getByRole('button', { name: 'Toevoegen' });
  await newPlace.fill('Kelder');
  await page.route('**/set_stock_places', (route) => route.abort());
  await add.click();
  await expect(main(page).getByRole('textbox', { name: 'Naam van de plek' })).toHaveCount(0);
  await expect(newPlace).toHaveValue('Kelder');
  await page.unroute('**/set_stock_places');
  await add.click();
  await expect(newPlace).toHaveValue('');
  await newPlace.fill('Kelder');
  await add.click();
  await expect(main(page).getByText('Deze plek staat er al.')).toBeVisible();
  await expect(newPlace).toHaveValue('Kelder');

  const minimum = main(page).getByLabel(`Minimum van ${name}`);
  const maximum = main(page).getByLabel(`Maximum van ${name}`);
  await minimum.fill('tien');
  await minimum.blur();
  await expect(main(page).getByText('Vul een heel aantal in, of laat het leeg.')).toBeVisible();
  await expect(minimum).toHaveValue('tien');
  await minimum.fill('10');
  await maximum.fill('8');
  await maximum.blur();
  await expect(main(page).getByText('Het maximum is lager dan het minimum.')).toBeVisible();
  await page.route('**/set_stock_lines', (route) => route.abort());
  await maximum.fill('80');
  await maximum.blur();
  await expect(main(page).getByText('Niet bewaard')).toBeVisible();
  await expect(maximum).toHaveValue('80');
  await page.unroute('**/set_stock_lines');
  await maximum.focus();
  await maximum.blur();
  await expect(main(page).getByText('Bewaard', { exact: true })).toBeVisible();
  await page.reload();
  await expect(maximum).toHaveValue('80');
  await expect(minimum).toHaveValue('10');
  await page.close();
});

test('a finished count is a page and a PDF with the figures that were counted', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, SITE);
  const listId = await makeList(page, 2);
  const [first, second] = (await productsOf(page, listId)) as [ListedProduct, ListedProduct];
  await countList(page, listId, [{ product: first, quantity: 9, place: 'Kelder' }]);
  const countId = await countList(page, listId, [
    { product: first, quantity: 7, place: 'Kelder' },
    { product: second, quantity: 11, place: 'Bar' },
    { code: '4099999999983', quantity: 4, place: 'Bar' },
  ]);
  await page.goto(stockCountUrl(countId));
  const totals = main(page).getByRole('table', { name: 'Per artikel' });
  const cells = totals.getByRole('row').filter({ hasText: first.name }).getByRole('cell');
  await expect(cells.nth(1)).toHaveText((7 * first.content).toLocaleString('nl-NL'));
  await expect(cells.nth(4)).toHaveText((2 * first.content).toLocaleString('nl-NL'));
  await expect(main(page).getByRole('table', { name: 'Bar' })).toContainText('11 ×');
  await expect(main(page).getByRole('listitem').filter({ hasText: '4099999999983' })).toContainText('4 ×');

  const report = main(page).getByRole('link', { name: 'Verslag (PDF)' });
  const href = (await report.getAttribute('href')) ?? '';
  const { type, bytes } = await fileOf(page, href);
  expect(type).toBe('application/pdf');
  const text = pdfText(bytes);
  for (const piece of ['Kelder', 'Bar', '7 ×', '11 ×', '4099999999983', String(7 * first.content)])
    expect(text).toContain(piece);
  await page.close();
});

/** Asks for so many units of a product by the label of its line. */
async function askByLabel(
  page: Page,
  listID: number,
  { id }: ListedProduct,
  quantity: number,
): Promise<void> {
  const made = await callApi<{ data: { label_ids: number[] } }>(page, '/v1/shelflabel/set_labels', {
    ...{ listID, productIDs: [id], covers: 'line', place: 'Kast' },
  });
  const pdf = labelsPdfUrl({ labelIds: made.data.label_ids, sheet: '3x8', start: 1 });
  const [path = ''] = await scannedPaths(page, pdf);
  await callApi(page, '/v1/shelflabel/set_request', {
    ...{ token: path.replace('/k/', ''), key: randomUUID(), items: [{ productID: id, quantity }] },
  });
}

test('a proposal leaves out what is under way and asked for, and goes to the cart in one click', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, SITE);
  await fillCart(page, 0);
  const listId = await makeList(page, 40);
  const products = await productsOf(page, listId);
  const product = products.find(
    ({ step, isDefault, stock }) => step === 1 && isDefault && stock > 1_000,
  ) as ListedProduct;
  const { content } = product;
  const keep = (minimum: number) =>
    callApi(page, '/v1/stockcount/set_stock_lines', {
      ...{ listID: listId, productID: product.id },
      lines: [{ place: 'Kast', minimum, maximum: minimum + content }],
    });
  await keep(900_000);
  await countList(page, listId, [{ product, quantity: 1, place: 'Kast' }]);
  // Earlier runs of this test ordered and asked for some.
  const proposal = await callApi<{ data: { lines: { under_way: number; asked: number }[] } }>(
    page,
    '/v1/stockcount/get_order_proposal',
    { listID: listId },
  );
  const [line] = proposal.data.lines;
  await keep((line?.under_way ?? 0) + (line?.asked ?? 0) + 9 * content);
  const row = main(page).getByRole('row').filter({ hasText: product.name });
  await page.goto(orderProposalUrl(listId));
  const before = amountOf(await row.getByRole('spinbutton').inputValue());
  const coming = async () => (await row.getByRole('cell').nth(2).textContent()) ?? '';
  const underWay = (text: string) => amountOf(/[\d.]+(?= onderweg)/.exec(text)?.[0] ?? '0');
  const wasUnderWay = underWay(await coming());

  await callApi(page, '/v1/shopcart/update_cart', { id: product.id, quantity: 2, unit: product.unitId });
  await callApi(page, '/v1/shopcart/set_send_order', { paymentOptions: { source: 'ECBASE' } });
  await askByLabel(page, listId, product, 1);
  await page.reload();
  expect(underWay(await coming())).toBe(wasUnderWay + 2 * content);
  await expect(row).toContainText(/ aangevraagd/);
  await expect(row.getByRole('spinbutton')).toHaveValue(String(before - 3));
  await main(page).getByRole('button', { name: '1 artikel in de winkelwagen' }).click();
  await expect(cartButton(page)).toContainText(`${before - 3} artikelen`);
  const { data } = await callApi<{ data: { items: { product_id: number; quantity_on_cart: number }[] } }>(
    page,
    '/v1/shopcart/get_cart',
  );
  expect(data.items).toMatchObject([{ product_id: product.id, quantity_on_cart: before - 3 }]);
  await expect(row.getByRole('spinbutton')).toHaveValue('0');
  await page.close();
});

test('counts and lists of another customer are as absent as those that never were', async ({
  browser,
  baseURL,
}) => {
  const owner = await openAs(browser, baseURL, SITE);
  const listId = await makeList(owner, 1);
  const [product] = (await productsOf(owner, listId)) as [ListedProduct];
  const countId = await countList(owner, listId, [{ product, quantity: 1 }]);
  const paths = (list: number, count: number) => [
    stockPlacesUrl(list),
    orderProposalUrl(list),
    countingUrl(list),
    stockCountUrl(count),
    countReportUrl(count),
  ];
  for (const path of paths(listId, countId)) expect(await statusOf(owner, path), path).toBe(200);
  const other = await openAs(browser, baseURL, SITE, `balie@${SITE}.test`);
  for (const path of [...paths(listId, countId), ...paths(2_000_000_000, 2_000_000_000)])
    expect(await statusOf(other, path), path).toBe(404);
  await other.goto(STOCK_COUNT);
  await expect(main(other)).not.toContainText(await nameOf(owner, listId));
  for (const page of [owner, other]) await page.close();
});

test('a visitor comes to the login, and a simulated session looks and changes nothing', async ({
  browser,
  baseURL,
}) => {
  const visitor = await browser.newPage({ baseURL: siteUrl(baseURL, SITE) });
  await visitor.goto(STOCK_COUNT);
  await expect(visitor).toHaveURL(/\/login/);
  await visitor.close();

  const buyer = await openAs(browser, baseURL, SITE);
  const listId = await makeList(buyer, 1);
  const page = await browser.newPage({ baseURL: siteUrl(baseURL, SITE) });
  await page.goto(await simulationPath(SITE, 'K10001'));
  await page.goto(stockPlacesUrl(listId));
  await main(page).getByLabel('Nieuwe plek').fill('Kelder');
  await main(page).getByRole('button', { name: 'Toevoegen' }).click();
  await expect(
    page.getByText('U kijkt mee. Tijdens het meekijken kunt u niets wijzigen of bestellen.'),
  ).toBeVisible();
  await expect(main(page).getByLabel('Nieuwe plek')).toHaveValue('Kelder');
  const { data } = await callApi<{ data: { places: string[] } }>(buyer, '/v1/stockcount/get_count_sheet', {
    listID: listId,
  });
  expect(data.places).toEqual([]);
  for (const one of [page, buyer]) await one.close();
});

test('axe finds nothing on the pages', async ({ browser, baseURL }) => {
  test.slow();
  const context = await browser.newContext({
    baseURL: siteUrl(baseURL, 'horecahuis'),
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await logIn(page, buyerOf('horecahuis'));
  const { data } = await callApi<{ data: { counts: { count_id: number; list_id: number }[] } }>(
    page,
    '/v1/stockcount/get_stockcounts',
  );
  const { count_id: countId, list_id: listId } = data.counts.at(-1) ?? { count_id: 0, list_id: 0 };
  for (const path of [
    STOCK_COUNT,
    stockPlacesUrl(listId),
    orderProposalUrl(listId),
    stockCountUrl(countId),
    orderListUrl(listId),
  ]) {
    await page.goto(path);
    await axeFindsNothing(page);
  }
  await context.close();
});
