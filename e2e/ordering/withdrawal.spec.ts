import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { logInAsAdmin } from '../support/admin.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expectWellMadeAtAll } from '../support/look.ts';
import { mailTo } from '../support/outbox.ts';
import { callApi, logIn, openEmptyPage, siteUrl } from '../support/shop.ts';

const apiUrl = `http://localhost:${process.env.E2E_API_PORT ?? 4110}`;
const first = (page: Page) => page.getByText('Hier de overeenkomst herroepen').and(page.locator('summary'));
const second = (page: Page) => page.getByRole('button', { name: 'Herroeping bevestigen' });
const received = (page: Page) => page.getByRole('heading', { name: 'Wij hebben uw herroeping ontvangen' });

interface Listed {
  data: { docs: { product_id: number; step: number; stock: number }[] };
}

/** Orders something, paid by transfer. @returns the number of the order */
async function order(page: Page): Promise<string> {
  const list = await callApi<Listed>(page, '/v1/products/get_products', { lang: 'nl', pageSize: 40 });
  const product = list.data.docs.find(({ stock }) => stock > 200);
  const quantity = (product?.step ?? 1) * 2;
  await callApi(page, '/v1/shopcart/update_cart', { id: product?.product_id, quantity });
  const sent = await callApi<{ data: { order_number: string } }>(page, '/v1/shopcart/set_send_order', {
    paymentOptions: { source: 'BANKTRANS' },
  });
  return sent.data.order_number;
}

test('a consumer withdraws from a part of an order, from its confirmation, and gets a receipt', async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, 'huispapier', path);
  const email = buyerOf('huispapier');
  await logIn(page, email, at('/login'));
  const number = await order(page);
  await page.goto(at(`/nl/mijn-account/bestellingen/${number}`));
  await expect(page.getByText('tot 14 dagen na ontvangst').first()).toBeVisible();
  expect(await mailTo(page, email, `bestelling ${number}`)).toContain(`/nl/herroepen?bestelling=${number}`);

  await page.goto(at(`/nl/bestelling/${number}/bevestiging`));
  await page.getByRole('main').getByRole('link', { name: 'Hier de overeenkomst herroepen' }).click();
  await expect(page.getByLabel('Bestelnummer')).toHaveValue(number);
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
  await page.getByRole('spinbutton').first().fill('1');
  await first(page).click();
  await expect(page.locator('details')).toContainText('1 ×');
  await expectWellMadeAtAll(page, 'the second step');
  await second(page).click();
  await expect(received(page)).toBeFocused();
  const moment = /Ontvangen op (.+ om \d\d:\d\d:\d\d)\./.exec(await page.getByRole('main').innerText())?.[1];
  expect(moment).toBeTruthy();
  const mail = await mailTo(page, email, 'Wij hebben uw herroeping ontvangen', moment);
  expect(mail).toContain(number);
  expect(mail).not.toMatch(/geaccepteerd/i);

  await page.goto(at(`/nl/mijn-account/bestellingen/${number}`));
  const own = page.getByRole('region', { name: 'Uw herroeping van deze bestelling' });
  await expect(own).toContainText(`Ontvangen op ${moment}.`);
  await expect(own).toContainText('1 ×');
  await expectWellMadeAtAll(page, 'the order that was withdrawn from');
});

test('whoever has an order number and an address withdraws without a login, from any page', async ({
  page,
  baseURL,
}) => {
  const email = `zonder-account.${Date.now()}@voorbeeld.test`;
  await page.goto(siteUrl(baseURL, 'huispapier', '/nl/wie-zijn-wij'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hier de overeenkomst herroepen' }).click();
  await first(page).click();
  await expect(page.getByText(/^Vul een .* in\.$/)).toHaveCount(3);
  await expectWellMadeAtAll(page, 'the first step with faults');
  await page.getByLabel('Naam').fill('Bo Verzonnen');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Bestelnummer').fill('987654');
  await page.reload();
  await expect(page.getByLabel('Naam')).toHaveValue('Bo Verzonnen');
  await first(page).click();
  await expect(page.locator('details')).toContainText('De hele bestelling');
  await second(page).dblclick();
  await expect(received(page)).toBeVisible();
  await expectWellMadeAtAll(page, 'the receipt');
  expect(await mailTo(page, email, 'Wij hebben uw herroeping ontvangen')).toContain('Bo Verzonnen');
  const list = await (await page.request.get(`${apiUrl}/outbox`)).text();
  expect(list.split('<tr>').filter((row) => row.includes(email))).toHaveLength(1);
});

test('a first step taken before hydration is checked after it', async ({ page, baseURL }) => {
  const letGo = await holdScripts(page);
  await page.goto(siteUrl(baseURL, 'huispapier', '/nl/herroepen'), { waitUntil: 'commit' });
  await page.getByLabel('Naam').fill('Bo Verzonnen');
  await first(page).click();
  await expect(second(page)).toBeVisible();
  letGo();
  await expect(page.getByText(/^Vul een .* in\.$/)).toHaveCount(2);
  await expect(second(page)).toBeHidden();
  await page.getByLabel('E-mailadres').fill('bo@voorbeeld.test');
  await page.getByLabel('Bestelnummer').fill('987656');
  await first(page).click();
  await expect(page.locator('details')).toContainText('De hele bestelling');
});

test('there is nothing of it where businesses buy', async ({ page }) => {
  const answer = await page.goto('/nl/herroepen');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('contentinfo')).not.toContainText('herroepen');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a consumer withdraws in two steps', async ({ page, baseURL }) => {
    const email = `zonder-script.${Date.now()}@voorbeeld.test`;
    await page.goto(siteUrl(baseURL, 'huispapier', '/nl/herroepen?bestelling=987655'));
    await expect(page.getByLabel('Bestelnummer')).toHaveValue('987655');
    await page.getByLabel('Naam').fill('Bo Verzonnen');
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('E-mailadres').press('Enter');
    await expect(second(page)).toBeHidden();
    await first(page).click();
    await second(page).click();
    await expect(received(page)).toBeVisible();
    expect(page.url()).not.toContain('Bo');
    expect(await mailTo(page, email, 'Wij hebben uw herroeping ontvangen')).toContain('987655');
  });
});

test('a manager finds the withdrawal in the list and takes it off', async ({ page, baseURL }) => {
  const at = (path: string) => siteUrl(baseURL, 'huispapier', path);
  const orderNumber = `K-${Date.now()}`;
  await openEmptyPage(page, at('/leeg'));
  const statement = { name: 'Bo Verzonnen', email: `${orderNumber}@voorbeeld.test`, orderNumber };
  const sent = await callApi<{ result: boolean }>(page, '/v1/service/set_withdrawal', statement);
  expect(sent.result).toBe(true);
  await logInAsAdmin(page, 'huispapier', baseURL);
  await page.goto(at('/beheer/herroepingen'));
  const row = page.getByRole('listitem').filter({ hasText: orderNumber });
  await expect(row).toContainText('Geen bestelling gevonden');
  await expectWellMadeAtAll(page, 'the list of withdrawals');
  await row.getByRole('button', { name: /^Markeer als afgehandeld/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Afgehandeld', exact: true }).click();
  await expect(row).toContainText('Afgehandeld op');
  await expect(row.getByRole('button')).toHaveAccessibleName(/^Terug op de lijst/);
});
