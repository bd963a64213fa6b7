import { type Browser, expect, type Page, test } from '@playwright/test';
import { buyerOf, counterOf, password } from '../support/accounts.ts';
import { callApi, cartButton, logIn } from '../support/shop.ts';

const ACCOUNT = '/nl/mijn-account';
const main = (page: Page) => page.getByRole('main').locator('visible=true');

interface History {
  data: { orders: { order_id: number; order_number: string; order_status: number }[] };
}
const ordersOf = async (page: Page) =>
  (await callApi<History>(page, '/v1/service/get_order_history', { pageSize: 100 })).data.orders;

/** The same customer in a browser that runs no script. */
async function withoutScripts(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ storageState, javaScriptEnabled: false });
  return context.newPage();
}

test('a buyer finds an order, reads its documents, orders it again and sees why a price is what it is', async ({
  page,
}) => {
  // Redirected to the login page, and back to the requested page.
  await page.goto(`${ACCOUNT}/facturen?status=open`);
  await page.getByLabel('E-mailadres').fill(buyerOf('demo'));
  await page.getByLabel('Wachtwoord').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/facturen\?status=open$/);

  // An invoice opens in a new tab and is not cached.
  const invoice = main(page).getByRole('link', { name: /^F\d+/ }).first();
  await expect(invoice).toHaveAttribute('target', '_blank');
  const pdf = await page.request.get((await invoice.getAttribute('href')) ?? '');
  expect(pdf.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^inline; filename="factuur-F\d+\.pdf"$/),
  });
  const csv = await page.request.get(`${ACCOUNT}/facturen/facturen.csv?status=open`);
  expect(await csv.text()).toMatch(/^\ufeffFactuurnummer;.*\r\nF\d+;\d\d-\d\d-\d{4};/);

  // Orders by what is in them; the neighbours are those of the list.
  await page.goto(`${ACCOUNT}/bestellingen`);
  await main(page)
    .getByLabel(/Artikel/)
    .fill('TOILETPAPIER');
  await main(page).getByLabel('Status').selectOption('geleverd');
  await main(page).getByRole('button', { name: 'Tonen' }).click();
  await expect(page).toHaveURL(/zoek=TOILETPAPIER&status=3/);
  await main(page).getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/bestellingen\/\d+\?zoek=TOILETPAPIER&status=3$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/^Bestelling \d+$/);
  await expect(main(page).getByRole('link', { name: /Oudere/ })).toHaveAttribute('href', /zoek=TOILETPAPIER/);

  // Two of its rows go into the cart.
  const rows = main(page)
    .getByRole('row')
    .filter({ has: page.locator('input:enabled') });
  for (const at of [1, 2]) await rows.nth(at).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: '2 artikelen opnieuw bestellen' }).click();
  await expect(main(page).getByRole('alert')).toContainText('in uw winkelwagen');
  await expect(cartButton(page)).toHaveAccessibleName(/[1-9]/);

  await page.goto(`${ACCOUNT}/eerder-besteld`);
  await main(page)
    .getByRole('button', { name: /Waarom deze prijs/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(/Laatst betaald.*€/s);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The same beside the price on a card, by key, and back to where one was.
  await page.goto('/toiletpapier');
  const why = main(page)
    .getByRole('button', { name: /Waarom deze prijs/ })
    .first();
  await why.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Alle prijzen excl. btw.');
  await page.keyboard.press('Escape');
  await expect(why).toBeFocused();
});

test('read-only account pages need no script and are never cached; documents of another customer are absent; axe reports nothing', async ({
  page,
  browser,
}) => {
  await logIn(page, counterOf('demo'));
  const all = await ordersOf(page);
  const delivered = all.find((one) => one.order_status === 3);
  const order = `${ACCOUNT}/bestellingen/${delivered?.order_number}`;
  const plain = await withoutScripts(browser, page);
  const pages = [order, `${ACCOUNT}/facturen`, `${ACCOUNT}/eerder-besteld`];
  for (const path of pages) {
    const answer = await plain.goto(path);
    expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
    await expect(plain.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await expect(plain.getByRole('main').locator('.skeleton')).toHaveCount(0);
  }
  await plain.goto(`${ACCOUNT}/bestellingen?van=2026-02-01&tot=2026-01-01`);
  await expect(plain.getByRole('main')).toContainText('De einddatum ligt voor de begindatum.');
  await plain.context().close();

  // Order numbers are consecutive, so the first one that is not ours belongs to another customer.
  const ours = new Set(all.map((one) => one.order_id));
  const theirs = [...ours].map((id) => id + 1).find((id) => !ours.has(id)) ?? 0;
  const paper = async (id: number) => {
    const answer = await page.request.get(`${ACCOUNT}/pakbonnen/x-${id}.pdf`);
    return `${answer.status()} ${answer.status() === 200 ? 'pdf' : await answer.text()}`;
  };
  expect(await paper(delivered?.order_id ?? 0)).toBe('200 pdf');
  expect(await paper(theirs)).toBe('404 Dit document bestaat niet (meer).');
  expect(await paper(2_000_000_000)).toBe(await paper(theirs));
});
