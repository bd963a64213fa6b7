import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { fillCart } from '../support/cart.ts';
import { callApi, cartButton, logIn, siteUrl } from '../support/shop.ts';

interface History {
  data: {
    orders: {
      order_number: string;
      order_ref: string;
      delivery_date: string | null;
      expected_date?: string | null;
    }[];
  };
}

/** Every test has a shop of its own: all sessions of a customer share one cart. */
async function startAt(context: BrowserContext, baseURL: string | undefined, site: string, products = 1) {
  const page = await context.newPage();
  const at = (path: string) => siteUrl(baseURL, site, path);
  await logIn(page, buyerOf(site), at('/login'));
  return { page, at, filled: await fillCart(page, products) };
}

const place = (page: Page) => page.getByRole('button', { name: /Bestelling plaatsen|Opnieuw versturen/ });
const accept = (page: Page) => page.getByRole('checkbox', { name: /leveringsvoorwaarden/ }).check();
const ordersOf = async (page: Page, search: string) =>
  (await callApi<History>(page, '/v1/service/get_order_history', { search })).data.orders;

test('a coupon is refused with its reason, applied with its discount, and removed', async ({
  context,
  baseURL,
}) => {
  const { page, at } = await startAt(context, baseURL, 'schoongroep', 2);
  await page.goto(at('/nl/winkelwagen'));
  const code = page.getByRole('textbox', { name: 'Actiecode' });
  await code.fill('VORIGJAAR');
  await code.press('Enter');
  await expect(page.getByText('Deze actiecode is verlopen.')).toBeVisible();
  await expect(code).toHaveValue('VORIGJAAR');
  await code.fill('welkom10');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await expect(page.getByText('10% korting')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Korting WELKOM10− €\s\d/);
  await page.reload();
  await expect(page.getByText('10% korting')).toBeVisible();
  await page.getByRole('button', { name: 'Actiecode WELKOM10 verwijderen' }).click();
  await expect(code).toHaveValue('');
  await expect(page.getByRole('main')).not.toContainText('Korting');
});

test('a pick-up order takes a day from the calendar, chosen by keyboard, and keeps its comment', async ({
  context,
  baseURL,
}) => {
  const { page, at } = await startAt(context, baseURL, 'kantoorkring');
  const reference = `afhalen-${Date.now()}`;
  await page.goto(at('/nl/winkelwagen/review'));
  await page.getByLabel(/Uw referentie/).fill(reference);
  await expect(page.getByText('Bewaard', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/Uw referentie/)).toHaveValue(reference);
  await page.getByRole('radio', { name: /Zelf afhalen/ }).check();
  await expect(page.getByRole('main')).toContainText('Afhalen bij');
  await expect(page.getByRole('main')).toContainText(/Verzendkosten\s*Gratis/);

  await page.getByRole('button', { name: 'Andere dag kiezen' }).click();
  const days = page.getByRole('grid').getByRole('button');
  await expect(days.and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('PageDown');
  const chosen = page.locator('[data-day]:focus');
  // Any day of the next month that the branch is open on.
  for (let tries = 0; tries < 7 && (await chosen.getAttribute('aria-disabled')); tries += 1)
    await page.keyboard.press('ArrowLeft');
  const day = await chosen.getAttribute('data-day');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Toch zo snel mogelijk' })).toBeVisible();
  await accept(page);
  await place(page).click();
  await expect(page).toHaveURL(/\/nl\/bestelling\/\d+\/bevestiging/);
  expect(await ordersOf(page, reference)).toMatchObject([
    { order_ref: reference, delivery_date: day, expected_date: day },
  ]);
  await expect(page.getByRole('main')).toContainText(/Afhaaldag: \S+ \d+ \S+ \d{4}/);
  await expect(page.getByRole('main')).toContainText('Wij sturen een bevestiging naar');
});

test('changes since the customer’s last look are shown, and the order is sent only after agreement', async ({
  context,
  baseURL,
}) => {
  const { page, at, filled } = await startAt(context, baseURL, 'zorgvoorraad');
  await page.goto(at('/nl/winkelwagen/review'));
  await accept(page);
  await expect(place(page)).toBeVisible();
  // Another session of the same account, which no tab here is notified of.
  const [product] = filled;
  await callApi(page, '/v1/shopcart/update_cart', {
    id: product?.product_id,
    quantity: (product?.step ?? 1) * 3,
  });
  await place(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Er is iets veranderd' });
  await expect(notice).toContainText(product?.product_name ?? '');
  await expect(notice).toContainText(`was ${product?.step}, nu ${(product?.step ?? 1) * 3}`);
  await expect(notice).toContainText(/Totaal incl\. btw: was €\s[\d.,]+, nu €\s[\d.,]+/);
  await place(page).click();
  await expect(page.getByText('Ga eerst akkoord met de wijzigingen hierboven.')).toBeVisible();
  await notice.getByRole('button', { name: 'Akkoord met de wijzigingen' }).click();
  await expect(notice).toBeHidden();
  await place(page).click();
  await expect(page).toHaveURL(/\/nl\/bestelling\/\d+\/bevestiging/);
});

test('two tabs show one cart: quantities, coupon and an order', async ({ context, baseURL }) => {
  const { page: one, at, filled } = await startAt(context, baseURL, 'erfenstal');
  await one.goto(at('/nl/winkelwagen'));
  const other = await context.newPage();
  await other.goto(at('/nl/winkelwagen'));
  const name = filled[0]?.product_name ?? '';
  const inOther = other.getByRole('spinbutton', { name: `Aantal ${name}` });
  const before = await inOther.inputValue();
  await one.getByRole('button', { name: `Meer ${name}` }).click();
  await expect(inOther).not.toHaveValue(before);
  await expect(inOther).toHaveValue(
    await one.getByRole('spinbutton', { name: `Aantal ${name}` }).inputValue(),
  );
  await one.getByRole('textbox', { name: 'Actiecode' }).fill('GRATISBEZORGD');
  await one.getByRole('button', { name: 'Toepassen' }).click();
  await expect(other.getByText('GRATISBEZORGD', { exact: true })).toBeVisible();

  await other.goto(at('/nl/winkelwagen/review'));
  await accept(other);
  await place(other).click();
  await expect(other).toHaveURL(/\/nl\/bestelling\/\d+\/bevestiging/);
  await expect(one.getByText('Uw winkelwagen is leeg')).toBeVisible();
  await expect(cartButton(one)).toHaveAccessibleName(/0 artikelen/);
});

test('a connection that breaks while an order is sent gives one order, also after a reload', async ({
  context,
  baseURL,
}) => {
  const { page, at } = await startAt(context, baseURL, 'bouwkeet24');
  const reference = `kabelbreuk-${Date.now()}`;
  await page.goto(at('/nl/winkelwagen/review'));
  await page.getByLabel(/Uw referentie/).fill(reference);
  await accept(page);
  // The order arrives; its answer does not.
  const line = await context.newCDPSession(page);
  await line.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/v1/shopcart/set_send_order', requestStage: 'Response' }],
  });
  line.on('Fetch.requestPaused', ({ requestId }) =>
    line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
  );
  await place(page).click();
  // On the form, or instead of it after the shop has reported an empty cart.
  await expect(page.getByRole('alert').filter({ hasText: 'geen antwoord' })).toBeVisible();
  await line.send('Fetch.disable');
  const [order] = await ordersOf(page, reference);

  await page.reload();
  await page.getByRole('button', { name: 'Bestelling opzoeken' }).click();
  await expect(page).toHaveURL(new RegExp(`/nl/bestelling/${order?.order_number}/bevestiging`));
  expect(await ordersOf(page, reference)).toHaveLength(1);
});

test('a business in Belgium orders with VAT reverse-charged', async ({ context, baseURL }) => {
  const page = await context.newPage();
  const at = (path: string) => siteUrl(baseURL, 'demo', path);
  await logIn(page, 'keuken@demo.test', at('/login'));
  await fillCart(page, 1);
  await page.goto(at('/nl/winkelwagen/review'));
  const overview = page.getByRole('main').getByRole('complementary');
  await expect(overview).toContainText(/Btw verlegd€\s0,00/);
  await expect(overview).toContainText('de btw is naar u verlegd');
  await accept(page);
  await place(page).click();
  await expect(page).toHaveURL(/\/nl\/bestelling\/\d+\/bevestiging/);
  await expect(page.getByRole('main')).toContainText(/Btw verlegd€\s0,00/);
  await expect(page.getByRole('main')).not.toContainText('21%');
});
