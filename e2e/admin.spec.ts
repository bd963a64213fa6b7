import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from './support/accounts.ts';
import { adminName, adminPassword, logInAsAdmin } from './support/admin.ts';
import { expectNoFindings, findings } from './support/axe.ts';
import { logIn, siteUrl } from './support/shop.ts';

const WRONG = 'Verkeerde inloggegevens of gebruiker niet gevonden...';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Beheer' });

/** The admin cookies of the browser, by name. */
async function adminCookies(page: Page) {
  const all = await page.context().cookies();
  return new Map(all.filter(({ name }) => name.startsWith('toonbank.')).map((one) => [one.name, one]));
}

async function fillIn(page: Page, password: string) {
  await page.getByLabel('Gebruikersnaam').fill(adminName('zeepmeester'));
  await page.getByLabel('Wachtwoord').fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

test('an admin logs in by client code, name and password, and out again at the server', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto(siteUrl(baseURL, 'zeepmeester', '/beheer'));
  await page.getByLabel('Klantcode').fill('zeepmeester');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByText('Klant:')).toContainText('Zeepmeester');
  await fillIn(page, 'not the password');
  await expect(page.getByRole('alert').filter({ hasText: WRONG })).toHaveText(WRONG);
  expect((await adminCookies(page)).has('toonbank.adminSid')).toBe(false);

  await fillIn(page, adminPassword);
  await expect(page.getByText('Ingelogd als')).toBeVisible();
  const cookies = await adminCookies(page);
  expect(cookies.get('toonbank.adminSid')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookies.get('toonbank.beheer')).toMatchObject({ httpOnly: false, value: 'admin' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('adminSid');

  const headers = {
    cookie: `toonbank.adminSid=${cookies.get('toonbank.adminSid')?.value}`,
    host: new URL(page.url()).host,
  };
  const authenticate = async () => (await request.get('/beheer-api/auth/authenticate', { headers })).status();
  expect(await authenticate()).toBe(200);
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('heading', { name: 'Inloggen voor beheer' })).toBeVisible();
  expect(await authenticate()).toBe(401);
});

test('the admin’s session is on no other site', async ({ page, request, baseURL }) => {
  await logInAsAdmin(page, 'zeepmeester', baseURL);
  const sid = (await adminCookies(page)).get('toonbank.adminSid')?.value;
  const headers = { cookie: `toonbank.adminSid=${sid}`, host: new URL(siteUrl(baseURL, 'glasenraam')).host };
  expect((await request.get('/beheer-api/auth/authenticate', { headers })).status()).toBe(401);
});

test('an admin sees the shop as a visitor, below a bar, from no cache', async ({ page, baseURL }) => {
  await logInAsAdmin(page, 'zeepmeester', baseURL);
  const answer = await page.goto(siteUrl(baseURL, 'zeepmeester'));
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(bar(page)).toContainText('Zeepmeester');
  await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible();
  await page.locator('.main-nav a').first().click();
  await expect(page).toHaveURL(/\/nl\/c\//);
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize({ width: 390, height: 844 });
  await bar(page).getByText('Beheer', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Uitloggen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Inloggen voor beheer' })).toBeVisible();
  await page.goto(siteUrl(baseURL, 'zeepmeester'));
  await expect(bar(page)).toHaveCount(0);
});

test('a session that has ended is said in the bar, and at the login', async ({ page, context, baseURL }) => {
  const url = siteUrl(baseURL, 'zeepmeester');
  await context.addCookies([
    { name: 'toonbank.adminSid', value: 'no-such-session', url, httpOnly: true },
    { name: 'toonbank.beheer', value: 'admin', url },
  ]);
  await page.goto(url);
  await expect(bar(page)).toContainText('Uw beheersessie is verlopen.');
  await bar(page).getByRole('link', { name: 'Opnieuw inloggen' }).click();
  await expect(page.getByText('Uw beheersessie is verlopen. Log opnieuw in.')).toBeVisible();
});

test('an admin who is logged in as a customer sees the customer’s pages, and is told so', async ({
  page,
  baseURL,
}) => {
  await logInAsAdmin(page, 'zeepmeester', baseURL);
  await logIn(page, buyerOf('zeepmeester'), siteUrl(baseURL, 'zeepmeester', '/login'));
  await page.goto(siteUrl(baseURL, 'zeepmeester'));
  await expect(bar(page)).toHaveCount(0);
  await page.goto(siteUrl(baseURL, 'zeepmeester', '/beheer'));
  await expect(page.getByText('ook als klant ingelogd')).toBeVisible();
});

test('the pages of admins, and the bar on two templates, have no findings of axe', async ({
  page,
  baseURL,
}) => {
  await expectNoFindings(page, [siteUrl(baseURL, 'zeepmeester', '/beheer')]);
  for (const site of ['kantoorkring', 'bouwkeet24']) {
    await logInAsAdmin(page, site, baseURL);
    await expectNoFindings(page, [siteUrl(baseURL, site), siteUrl(baseURL, site, '/beheer')], [360]);
  }
  expect(await findings(page)).toEqual([]);
});

test('pages of visitors and customers load nothing that is an admin’s', async ({
  page,
  browser,
  baseURL,
}) => {
  const scripts = async (from: Page) => {
    const loaded = new Set<string>();
    from.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) loaded.add(request.url());
    });
    for (const path of ['/', '/nl/c/merken', '/nl/winkelwagen'])
      await from.goto(siteUrl(baseURL, 'zeepmeester', path), { waitUntil: 'networkidle' });
    // Asked for again, inside the page: a response that arrives while a page is left has no text.
    const read = async (urls: string[]) =>
      (await Promise.all(urls.map(async (url) => (await fetch(url)).text()))).join('\n');
    return from.evaluate(read, [...loaded]);
  };
  const visitor = await scripts(page);
  const other = await (await browser.newContext()).newPage();
  await logIn(other, buyerOf('zeepmeester'), siteUrl(baseURL, 'zeepmeester', '/login'));
  const customer = await scripts(other);
  expect(customer.length).toBeGreaterThan(100_000);
  for (const text of [visitor, customer])
    expect(text).not.toMatch(
      /admin-bar|adminSid|toonbank\.beheer|Klantcode|Beheer|internal\/forms\/admin|ProseMirror|edit-dock|data-editing/,
    );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an admin logs in and out', async ({ page, baseURL }) => {
    await page.goto(siteUrl(baseURL, 'zeepmeester', '/beheer'));
    await page.getByLabel('Klantcode').fill('niet-van-ons');
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page.getByRole('alert')).toHaveText(WRONG);
    await page.getByLabel('Klantcode').fill('ZEEPMEESTER');
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page.getByText('Klant:')).toContainText('Zeepmeester');
    await fillIn(page, 'not the password');
    await expect(page.getByRole('alert')).toHaveText(WRONG);
    await fillIn(page, adminPassword);
    await expect(page.getByText('Ingelogd als')).toBeVisible();
    await page.goto(siteUrl(baseURL, 'zeepmeester'));
    await bar(page).getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page.getByRole('heading', { name: 'Inloggen voor beheer' })).toBeVisible();
  });
});
