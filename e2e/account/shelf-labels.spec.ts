import { type Browser, expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { expectNoFindings } from '../support/axe.ts';
import { fillCart } from '../support/cart.ts';
import { oneLogin } from '../support/one-login.ts';
import { scannedPaths } from '../support/scanned-paths.ts';
import { callApi, cartButton, siteUrl } from '../support/shop.ts';

/** A site whose buyer no other test uses: labels, requests and cart are this one's own. */
const SITE = 'verpakkingsloods';
const ACCOUNT = '/nl/mijn-account';

let page: Page;
oneLogin(buyerOf(SITE), SITE, (own) => {
  page = own;
});

interface Doc {
  product_id: number;
  product_name: string;
  step: number;
  stock: number;
  units: { pu_id: number; pu_is_default: boolean }[];
}

interface Queue {
  data: { open: { request_id: number }[] };
}
interface Labels {
  data: { label_id: number }[];
}

/** An earlier test may have left requests and labels: remove them. */
test.beforeEach(async () => {
  await page.goto(ACCOUNT);
  const read = <T>(path: string): Promise<T> => page.evaluate(async (url) => (await fetch(url)).json(), path);
  const { open } = (await read<Queue>('/v1/shelflabel/get_requests')).data;
  const requestIDs = open.map((request) => request.request_id);
  if (requestIDs.length > 0) await callApi(page, '/v1/shelflabel/set_dismiss_requests', { requestIDs });
  const labelIDs = (await read<Labels>('/v1/shelflabel/get_labels')).data.map((label) => label.label_id);
  if (labelIDs.length > 0) await callApi(page, '/v1/shelflabel/set_revoke_labels', { labelIDs });
});

/** A list of products of which there are plenty, sold by one. @returns its id, and what they are called */
async function makeList(name: string): Promise<{ listId: number; names: string[] }> {
  const found = await callApi<{ data: { docs: Doc[] } }>(page, '/v1/products/get_products', {
    lang: 'nl',
    pageSize: 96,
  });
  const products = found.data.docs.filter(({ stock, step }) => stock > 1_000 && step === 1).slice(0, 2);
  const items = products.map(({ product_id, units }) => ({
    productID: product_id,
    unitID: (units.find((unit) => unit.pu_is_default) ?? units[0])?.pu_id,
  }));
  const { data } = await callApi<{ data: { list_id: number } }>(page, '/v1/orderlist/set_add_orderlist', {
    name: `${name} ${Date.now()}`,
    sortType: 2,
    items,
  });
  return { listId: data.list_id, names: products.map(({ product_name }) => product_name) };
}

/** Paths in the QR codes of the PDF that the page links to. */
async function pathsOfPdf(): Promise<string[]> {
  const href = await page.getByRole('link', { name: /^PDF openen/ }).getAttribute('href');
  return scannedPaths(page, href ?? '');
}

const queueRow = (name: string) => page.getByRole('row').filter({ hasText: name }).first();

test('a label is printed, scanned without login or script, and its request goes to the cart', async ({
  browser,
  baseURL,
}) => {
  await fillCart(page, 0);
  const { listId, names } = await makeList('Kast');
  const [first = '', second = ''] = names;
  await page.goto(`${ACCOUNT}/bestellijsten/${listId}`);
  await page.getByRole('main').getByRole('link', { name: 'Kastlabels maken' }).click();
  await page.getByLabel(/^Plek/).fill('Kast 2e verdieping');
  await page.getByRole('button', { name: 'Labels maken' }).click();
  await expect(page.getByText('2 labels zijn klaar.')).toBeVisible();
  const [path = '', other = ''] = await pathsOfPdf();

  const phone = await browser.newPage({
    baseURL: siteUrl(baseURL, SITE),
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const answer = await phone.goto(path);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Bijna op: 1, 2 of 3?');
  await expect(phone.getByRole('heading', { name: first })).toBeVisible();
  expect(await phone.locator('html').innerText()).not.toMatch(/€|Inloggen|winkelwagen/i);
  expect(await phone.context().cookies()).toEqual([]);

  await phone.getByLabel('Ander aantal').fill('veel');
  await phone.getByRole('button', { name: 'Aanvragen' }).click();
  await expect(phone.getByText('Vul een heel aantal in, van 1 tot en met 999.')).toBeVisible();
  await expect(phone.getByLabel('Ander aantal')).toHaveValue('veel');
  await phone.getByText('Naam of opmerking toevoegen').click();
  await phone.getByLabel(/^Uw naam/).fill('Sanne');
  await phone.getByLabel(/^Opmerking/).fill('laatste ligt op de plank');
  await phone.getByRole('button', { name: /^2 / }).click();
  await expect(phone.getByRole('heading', { name: 'Bedankt, het is aangevraagd' })).toBeVisible();
  await phone.reload();
  await phone.getByRole('link', { name: 'Nog iets aanvragen' }).click();
  await expect(phone.getByText(/^Al aangevraagd: 2 .+, vandaag om/)).toBeVisible();
  await phone.goto(other);
  await phone.getByRole('button', { name: /^1 / }).click();
  await expect(phone.getByRole('heading', { name: 'Bedankt, het is aangevraagd' })).toBeVisible();

  await page.goto(ACCOUNT);
  await expect(page.getByText('2 aanvragen wachten op u.')).toBeVisible();
  await page.goto(`${ACCOUNT}/bestellijsten/${listId}`);
  await expect(page.getByText('2 aanvragen van de werkvloer voor deze lijst.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Bekijken' }).click();
  await expect(queueRow(first)).toContainText('Kast 2e verdieping');
  await expect(queueRow(first)).toContainText('door Sanne');
  await expect(queueRow(first)).toContainText('laatste ligt op de plank');

  await page.getByRole('button', { name: `Aanvraag voor ${second} afwijzen` }).click();
  await expect(page.getByText('1 aanvraag afgewezen.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(queueRow(second)).toBeVisible();
  await page.getByRole('button', { name: `Meer ${first}` }).click();
  await page.getByRole('button', { name: 'Alle aanvragen in winkelwagen (2)' }).click();
  await expect(page.getByText('2 aanvragen in uw winkelwagen.')).toBeVisible();
  await expect(cartButton(page)).toContainText('4');
  await expect(page.getByRole('heading', { name: 'Kort geleden afgehandeld' })).toBeVisible();
  await expect(page.getByText('Er wacht geen aanvraag')).toBeVisible();
  await page.goto('/nl/winkelwagen');
  const line = page.getByRole('main').getByRole('spinbutton', { name: `Aantal ${first}` });
  await expect(line).toHaveValue('3');
  await phone.close();
});

test('a label of a place asks for several products, until it is revoked; then it reveals nothing', async ({
  browser,
  baseURL,
}) => {
  const { listId, names } = await makeList('Plek');
  await page.goto(`${ACCOUNT}/bestellijsten/${listId}/kastlabels`);
  await page.getByText('Eén label voor een plek').click();
  await page.getByRole('button', { name: 'Labels maken' }).click();
  await expect(page.getByText('Vul in voor welke plek het label is.')).toBeVisible();
  await page.getByLabel(/^Plek/).fill('Keuken');
  await page.getByRole('button', { name: 'Labels maken' }).click();
  await expect(page.getByText('Het label is klaar.')).toBeVisible();
  const [path = ''] = await pathsOfPdf();

  const phone = await browser.newPage({ baseURL: siteUrl(baseURL, SITE) });
  await phone.goto(path);
  const [one = '', two = ''] = names;
  const choices = (name: string) => phone.getByRole('group', { name: `Hoeveel ${name}` });
  await choices(one).getByText(/^3 /).click();
  await choices(two).getByRole('textbox').fill('12');
  await phone.getByRole('button', { name: 'Aanvragen' }).click();
  const thanks = phone.getByRole('main').getByRole('listitem');
  await expect(thanks).toHaveCount(2);
  await expect(thanks.filter({ hasText: two })).toContainText(/^12 /);
  await expectNoFindings(phone, [path]);

  await page.goto(`${ACCOUNT}/kastlabels`);
  await expect(page.getByRole('row').filter({ hasText: 'Keuken' })).toContainText('2 aanvragen');
  await page.getByRole('button', { name: 'Intrekken: Keuken' }).click();
  await expect(page.getByText('1 label ingetrokken: scannen werkt niet meer.')).toBeVisible();

  const shown: string[] = [];
  for (const gone of [path, `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`, '/k/wat-dan-ook']) {
    const answer = await phone.goto(gone);
    expect(answer?.status()).toBe(404);
    await expect(phone.getByRole('heading', { name: 'Dit label werkt niet', level: 1 })).toBeAttached();
    shown.push(await phone.getByRole('main').innerText());
  }
  expect(new Set(shown).size).toBe(1);
  await phone.close();
});

/** A phone that has scanned this label. */
async function scanOn(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({ baseURL: siteUrl(baseURL, SITE), locale: 'nl-NL' });
  const phone = await context.newPage();
  const sent: string[] = [];
  phone.on('request', (one) => one.url().endsWith('/internal/forms/shelf-request') && sent.push(one.url()));
  await phone.goto(path);
  return { context, phone, sent };
}
const waits = 'Wij sturen hem zodra u bereik hebt';

interface Waiting {
  data: { open: { product: { product_name: string }; quantity: number; asked_by: string }[] };
}

/** Open requests for these products, with the requester's name and quantity. */
async function waiting(names: string[]) {
  const { data } = await page.evaluate(
    async (url): Promise<Waiting> => (await fetch(url)).json(),
    '/v1/shelflabel/get_requests',
  );
  return data.open
    .filter(({ product }) => names.includes(product.product_name))
    .map(({ quantity, asked_by }) => [quantity, asked_by]);
}

test('a request without reception is stored on the phone and sent once, also after its tab was closed', async ({
  browser,
  baseURL,
}) => {
  const { listId, names } = await makeList('Kelder');
  await page.goto(`${ACCOUNT}/bestellijsten/${listId}/kastlabels`);
  await page.getByRole('button', { name: 'Labels maken' }).click();
  await expect(page.getByText('2 labels zijn klaar.')).toBeVisible();
  const [path = '', other = ''] = await pathsOfPdf();

  const { context, phone, sent } = await scanOn(browser, baseURL, path);
  const message = phone.getByText(waits);
  await expect(message).toBeHidden();
  const by = `Sanne ${Date.now()}`;
  await phone.getByText('Naam of opmerking toevoegen').click();
  await phone.getByLabel(/^Uw naam/).fill(by);
  await context.setOffline(true);
  await phone.getByRole('button', { name: /^2 / }).click();
  await expect(message).toBeVisible();
  await phone.getByRole('button', { name: /^3 / }).click();
  await expect(phone.getByLabel(/^Uw naam/)).toHaveValue(by);
  await context.setOffline(false);
  await expect(phone.getByRole('heading', { name: 'Bedankt, het is aangevraagd' })).toBeVisible();
  expect(sent.length).toBeGreaterThan(1);
  const own = async () => (await waiting(names)).filter(([, name]) => name === by);
  expect(await own()).toEqual([[3, by]]);

  await phone.goto(other);
  await phone.getByText('Naam of opmerking toevoegen').click();
  await phone.getByLabel(/^Uw naam/).fill(by);
  // Emulated lack of reception would end with the tab, and the closing tab would still send.
  const form = '**/internal/forms/shelf-request';
  await context.route(form, (route) => route.abort('internetdisconnected'));
  await phone.getByRole('button', { name: /^1 / }).click();
  await expect(message).toBeVisible();
  await phone.close();
  await context.unroute(form);
  expect(await own()).toEqual([[3, by]]);
  const later = await context.newPage();
  await later.goto(path);
  await expect(later.getByText('Uw bewaarde aanvraag is verstuurd.')).toBeVisible();
  expect((await own()).sort()).toEqual([
    [1, by],
    [3, by],
  ]);
  expect(await later.evaluate(() => localStorage.getItem('toonbank.labelRequests'))).toBe('[]');
  await context.close();
});

test('axe reports nothing on the pages that make and list labels', async () => {
  const { listId: listID } = await makeList('Ieder');
  for (const covers of ['line', 'place'])
    await callApi(page, '/v1/shelflabel/set_labels', { listID, covers, place: 'Berging' });
  await expectNoFindings(page, [`${ACCOUNT}/kastlabels`, `${ACCOUNT}/bestellijsten/${listID}/kastlabels`]);
});

test('axe reports nothing on the queue and on the page of an invalid code', async () => {
  const { listId } = await makeList('Rij');
  await page.goto(`${ACCOUNT}/bestellijsten/${listId}/kastlabels`);
  await page.getByRole('button', { name: 'Labels maken' }).click();
  await expect(page.getByText('2 labels zijn klaar.')).toBeVisible();
  for (const path of await pathsOfPdf()) {
    await page.goto(path);
    await page.getByRole('button', { name: /^2 / }).click();
    await expect(page.getByRole('heading', { name: 'Bedankt, het is aangevraagd' })).toBeVisible();
  }
  await expectNoFindings(page, [`${ACCOUNT}/aanvragen`]);
});
