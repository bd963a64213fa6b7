import { expect, type Page, test } from '@playwright/test';
import { expectWellMade } from '../support/look.ts';
import { mailTo } from '../support/outbox.ts';
import { callApi, cartButton, siteUrl } from '../support/shop.ts';

interface Listed {
  data: { docs: { product_id: number; step: number; calcprice: number; stock: number }[] };
}
const apiUrl = `http://localhost:${process.env.E2E_API_PORT ?? 4110}`;
const secret = 'drie losse woorden';

/** The link in the newest mail to an address; mails go out within seconds. */
async function linkTo(page: Page, address: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const list = await (await page.request.get(`${apiUrl}/outbox`)).text();
    const row = list.split('<tr>').find((one) => one.includes(address));
    const file = /href="(\/outbox\/[^"]+\.html)"/.exec(row ?? '')?.[1];
    expect(file).toBeTruthy();
    const mail = await (await page.request.get(apiUrl + file)).text();
    link = /href="([^"]*wachtwoord-herstellen[^"]*)"/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/** Chooses the payment result on the sandbox page and returns to the shop. */
async function pay(page: Page, outcome: 'Betaald' | 'Geannuleerd' | 'Verlopen') {
  await expect(page.getByRole('heading', { name: 'iDEAL' })).toBeVisible();
  await page.getByRole('button', { name: outcome }).click();
  await expect(page).toHaveURL(/\/nl\/bestelling\/\d+\/bevestiging/);
}

/** Puts something cheap into the cart of a new visitor: its order is below the limit of free shipping. */
async function fillCheaply(page: Page, home: string): Promise<void> {
  await page.goto(home);
  const { data } = await callApi<Listed>(page, '/v1/products/get_products', { lang: 'nl', pageSize: 40 });
  const cheap = data.docs.find(({ calcprice, step, stock }) => stock > 100 && calcprice * step < 40);
  await callApi(page, '/v1/shopcart/update_cart', { id: cheap?.product_id, quantity: cheap?.step });
}

/** From a new visitor of the consumer site to a paid order with a Belgian address. */
test('a consumer registers during checkout, orders to Belgium, cancels, lets a payment expire, and pays', async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, 'huispapier', path);
  await fillCheaply(page, at('/'));

  // The checkout is for customers: a visitor is redirected to the login page, where an account can be made.
  await page.goto(at('/nl/winkelwagen/review'));
  await expect(page).toHaveURL(at('/login/winkelwagen'));
  await page.getByRole('link', { name: 'Account aanmaken' }).click();
  await expect(page).toHaveURL(at('/nl/nieuwe-klant'));
  const email = `noor.${Date.now()}@voorbeeld.test`;
  const form = page.locator('form').filter({ hasText: 'Voornaam' });
  for (const [label, text] of [
    ['Voornaam', 'Noor'],
    ['Achternaam', 'Verzonnen'],
    ['E-mailadres', email],
    ['Postcode', '9947en'],
    ['Huisnummer', '15'],
    ['Straat', 'Modelpad'],
    ['Plaats', 'Fictierode'],
  ] as const)
    await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(page.getByRole('heading', { name: 'Nog één stap' })).toBeVisible();

  await page.goto(await linkTo(page, email));
  await page.getByLabel('Nieuw wachtwoord').fill(secret);
  await page.getByRole('button', { name: 'Wachtwoord bewaren en inloggen' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mijn account' })).toBeVisible({
    timeout: 20_000,
  });
  expect(page.url()).not.toContain('code=');
  await expect(cartButton(page)).toHaveAccessibleName(/[1-9]\d* artikel.*€/);

  // A new address, in Belgium: the typed text survives a reload, and shipping costs more.
  await page.goto(at('/nl/winkelwagen/review'));
  const main = page.getByRole('main');
  await expect(main).toContainText(/Verzendkosten\s*€\s6,95/);
  await page.getByRole('button', { name: 'Ander afleveradres invoeren' }).click();
  await page.getByLabel('Land').selectOption('BE');
  await page.getByLabel('Straat').fill('Verzonnenlei');
  await page.reload();
  await expect(page.getByLabel('Straat')).toHaveValue('Verzonnenlei');
  await page.getByLabel('Postcode').fill('9947 EN');
  await page.getByLabel('Huisnummer').fill('12 bus 3');
  await page.getByLabel('Plaats').fill('Fictiegem');
  await page.getByRole('button', { name: 'Adres bewaren en gebruiken' }).click();
  await expect(page.getByText(/Vul een Belgische postcode in/)).toBeVisible();
  await page.getByLabel('Postcode').fill('9000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /Verzonnenlei 12 bus 3/ })).toBeChecked();
  await expect(main).toContainText(/Verzendkosten\s*€\s9,95/);

  await expect(page.getByRole('radio', { name: /Op factuur/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await expect(main).toContainText('Bedenktijd van 14 dagen');
  await page.getByRole('checkbox', { name: /leveringsvoorwaarden/ }).check();
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  const again = page.getByRole('button', { name: 'Opnieuw betalen' });
  await pay(page, 'Geannuleerd');
  await again.click();
  await pay(page, 'Verlopen');
  await again.click();
  await pay(page, 'Betaald');
  await expect(again).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Uw betaling is ontvangen.');
  await expect(page.getByRole('main')).toContainText('Bedenktijd van 14 dagen');
});

test('a consumer orders to Belgium without an account, and asks for one afterwards', async ({
  browser,
  page,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, 'huispapier', path);
  await fillCheaply(page, at('/'));
  await page.goto(at('/nl/winkelwagen'));
  const main = page.getByRole('main');
  await expect(main).toContainText(/Verzendkosten\s*€\s6,95/);
  await page.getByLabel('Bezorgen in').selectOption('BE');
  await expect(main).toContainText(/Verzendkosten\s*€\s9,95/);
  await page.getByRole('link', { name: 'Verder naar bestellen' }).click();
  await page.getByRole('link', { name: 'Bestellen zonder account' }).click();
  await expect(page).toHaveURL(at('/login/zonder-account'));
  const form = page.locator('form').filter({ hasText: 'Voornaam' });
  await form.getByRole('button', { name: 'Verder naar bestellen' }).click();
  await expect(form.getByLabel('Voornaam')).toBeFocused();
  const email = `gast.${Date.now()}@voorbeeld.test`;
  await form.getByLabel('Land').selectOption('BE');
  for (const [label, text] of [
    ['Voornaam', 'An'],
    ['Achternaam', 'Verzonnen'],
    ['E-mailadres', email],
    ['Postcode', '9000'],
    ['Huisnummer', '12 bus 3'],
    ['Straat', 'Verzonnenlei'],
    ['Plaats', 'Fictiegem'],
  ] as const)
    await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Verder naar bestellen' }).click();
  await expect(page).toHaveURL(at('/nl/winkelwagen/review'));
  await expect(main).toContainText(/Verzendkosten\s*€\s9,95/);
  await expect(page.getByRole('radio', { name: /Bancontact/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /leveringsvoorwaarden/ }).check();
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await page.getByRole('button', { name: 'Betaald' }).click();
  await expect(page).toHaveURL(/\/nl\/bestelling\/\d+\/bevestiging/);
  await expect(main).toContainText('Uw betaling is ontvangen.');
  // The mail's button opens the order in a browser that knows nothing of it.
  const number = /bestelling\/(\d+)\//.exec(page.url())?.[1] ?? '';
  const mail = await mailTo(page, email, `bestelling ${number}`);
  const token = /\/nl\/gastbestelling#([\w.-]+)/.exec(mail)?.[1] ?? '';
  const other = await browser.newPage();
  await other.goto(at(`/nl/gastbestelling#${token}`));
  await expect(other).toHaveURL(at(`/nl/mijn-account/bestellingen/${number}`));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Bestelling ${number}`);
  await other.close();
  const forged = await browser.newPage();
  await forged.goto(at(`/nl/gastbestelling#${token.slice(0, -4)}AAAA`));
  await expect(forged.getByRole('main')).toContainText('Deze link werkt niet (meer)');
  await expectWellMade(forged, 'a closed link', 390);
  await forged.close();
  await main.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in uw e-mail' })).toBeFocused();
  expect(await linkTo(page, email)).toContain('wachtwoord-herstellen');

  // A household's account has none of the pages of businesses.
  await page.goto(at('/nl/mijn-account'));
  const menu = page.getByRole('navigation', { name: 'Accountmenu' });
  await expect(menu.getByRole('link', { name: 'Bestellingen' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Kastlabels' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Alle prijsafspraken' })).toHaveCount(0);
  expect((await page.goto(at('/nl/mijn-account/kastlabels')))?.status()).toBe(404);
});

test('ordering without an account works without JavaScript, and not where businesses buy', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  expect((await page.goto(siteUrl(baseURL, 'demo', '/login/zonder-account')))?.status()).toBe(404);
  await page.goto(siteUrl(baseURL, 'huispapier', '/login/zonder-account'));
  const form = page.locator('form').filter({ hasText: 'Voornaam' });
  await form.getByLabel('Voornaam').fill('An');
  await form.getByRole('button', { name: 'Verder naar bestellen' }).click();
  await expect(page.getByRole('main')).toContainText('Wij konden uw gegevens niet verwerken.');
  for (const [label, text] of [
    ['Voornaam', 'An'],
    ['Achternaam', 'Verzonnen'],
    ['E-mailadres', `gast.zonder.${Date.now()}@voorbeeld.test`],
    ['Postcode', '1234 AB'],
    ['Huisnummer', '1'],
    ['Straat', 'Modelpad'],
    ['Plaats', 'Fictierode'],
  ] as const)
    await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Verder naar bestellen' }).click();
  await expect(page).toHaveURL(siteUrl(baseURL, 'huispapier', '/nl/winkelwagen/review'));
  await context.close();
});
