import { type Browser, expect, type Page, test } from '@playwright/test';
import { counterOf } from '../support/accounts.ts';
import { logInAsAdmin } from '../support/admin.ts';
import { expectNoFindings, findings } from '../support/axe.ts';
import { fillCart } from '../support/cart.ts';
import { callApi, logIn, openEmptyPage, siteUrl } from '../support/shop.ts';

/** Two templates; no other test has the cart of their second buyer. */
const SITES = ['keukenhygiene', 'zorgvoorraad'];
const [SITE = ''] = SITES;
const ORDERS = '/beheer/bestellingen';

// One after the other: a buyer has one cart.
test.describe.configure({ mode: 'default' });

/** A buyer of the site places an order on account. @returns its number */
async function placeOrder(browser: Browser, site: string, baseURL: string | undefined): Promise<string> {
  const customer = await (await browser.newContext()).newPage();
  await logIn(customer, counterOf(site), siteUrl(baseURL, site, '/login'));
  await openEmptyPage(customer, siteUrl(baseURL, site, '/leeg'));
  await fillCart(customer, 2);
  const sent = await callApi<{ data: { order_number: string } }>(customer, '/v1/shopcart/set_send_order', {
    paymentOptions: { source: 'ECBASE' },
  });
  await customer.context().close();
  return sent.data.order_number;
}

/** Opens the order by searching its number. */
async function openOrder(page: Page, number: string): Promise<void> {
  await page.getByLabel('Zoeken').fill(number);
  await expect(page).toHaveURL(new RegExp(`zoek=${number}`));
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Bestelling ${number}` })).toBeVisible();
}

for (const site of SITES)
  test(`the warehouse of ${site} finds an order, takes it up and delivers it`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const number = await placeOrder(browser, site, baseURL);
    await logInAsAdmin(page, site, baseURL, 'magazijn');
    await page.goto(siteUrl(baseURL, site, ORDERS));
    await openOrder(page, number);
    await expect(page.getByRole('button', { name: 'Annuleren' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Betaling noteren' })).toHaveCount(0);
    await page.getByRole('button', { name: 'In verwerking nemen' }).click();
    await page.getByRole('button', { name: 'Geleverd melden' }).click();
    await expect(page.getByRole('button', { name: /^Pakbon P\d{5} openen$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Factuur F\d{5} openen$/ })).toBeVisible();
    await expect(page.getByText('Ellen Brouwer (winkel)').first()).toBeVisible();
    await expectNoFindings(page, [page.url()]);
  });

test('sales cancels with a reason that the log and the customer see', async ({ page, browser, baseURL }) => {
  const number = await placeOrder(browser, SITE, baseURL);
  await logInAsAdmin(page, SITE, baseURL, 'verkoop');
  await page.goto(siteUrl(baseURL, SITE, ORDERS));
  await openOrder(page, number);
  await page.getByRole('button', { name: 'Annuleren' }).click();
  const dialog = page.getByRole('dialog');
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel(/^Reden/).fill('Dubbel besteld');
  await dialog.getByRole('button', { name: 'Bestelling annuleren' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('geannuleerd').first()).toBeVisible();
  await expect(page.getByText('Dubbel besteld')).toBeVisible();
});

test('the list is worked by keys, moves several orders and gives them as a file', async ({
  page,
  browser,
  baseURL,
}) => {
  const first = await placeOrder(browser, SITE, baseURL);
  const second = await placeOrder(browser, SITE, baseURL);
  await logInAsAdmin(page, SITE, baseURL);
  const list = siteUrl(baseURL, SITE, `${ORDERS}?werk=new`);
  await expectNoFindings(page, [list]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(list);
  await expect(page.getByRole('row', { name: new RegExp(second) })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('2 gekozen')).toBeVisible();
  await page.getByRole('button', { name: 'In verwerking nemen' }).click();
  await expect(page.getByRole('row', { name: new RegExp(second) })).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(first) })).toHaveCount(0);

  await page.getByRole('button', { name: 'Weergave opslaan' }).click();
  const name = `Nieuw ${Date.now()}`;
  await page.getByLabel('Naam', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await page.goto(siteUrl(baseURL, SITE, ORDERS));
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/werk=new$/);
  await page.getByRole('button', { name: `Weergave ${name} verwijderen` }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);

  await page.keyboard.press('/');
  await expect(page.getByLabel('Zoeken')).toBeFocused();
  await page.keyboard.type('zzzz');
  await expect(page.getByText('Niets gevonden')).toBeVisible();
  await page.goto(siteUrl(baseURL, SITE, ORDERS));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`bestellingen-${SITE}.csv`);
});

test('an editor of texts sees no orders', async ({ page, baseURL }) => {
  await logInAsAdmin(page, SITE, baseURL, 'redactie');
  await page.goto(siteUrl(baseURL, SITE, ORDERS));
  await expect(page.getByRole('heading', { name: 'U mag deze pagina niet openen' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Bestellingen' })).toHaveCount(0);
});

test('no column of the lists of orders and customers is cut off at 1280 pixels', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logInAsAdmin(page, 'demo', baseURL);
  for (const path of [ORDERS, '/beheer/klanten']) {
    await page.goto(siteUrl(baseURL, 'demo', path));
    await expect(page.locator('tr[data-row]').first()).toBeVisible();
    const hidden = await page
      .locator('.admin-list-frame')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, path).toBe(0);
  }
});
