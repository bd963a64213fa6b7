import { expect, type Page, test } from '@playwright/test';
import { appCode } from '../backend/test/auth/second-factor/app-code.ts';
import { adminName, adminPassword, logInAsAdmin } from './support/admin.ts';
import { findings } from './support/axe.ts';
import { siteUrl } from './support/shop.ts';

/** Its admin is this test's own. */
const SITE = 'gemeentewinkel';

async function logIn(page: Page) {
  await page.getByLabel('Gebruikersnaam').fill(adminName(SITE));
  await page.getByLabel('Wachtwoord').fill(adminPassword);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}
const logOut = (page: Page) => page.getByRole('button', { name: 'Uitloggen' }).click();

test('an admin switches a second factor on, logs in with it, and switches it off', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, '/beheer'));
  await page.getByRole('navigation').getByRole('link', { name: 'Beveiliging' }).click();
  await page.getByRole('button', { name: 'Tweede inlogstap instellen' }).click();
  await expect(page.getByRole('img', { name: 'QR-code voor uw app' })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const app = page.getByRole('link', { name: 'Open in een app' });
  await expect(app).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}&`));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Code die de app nu toont').fill(appCode(secret));
  await page.getByRole('button', { name: 'Aanzetten' }).click();
  const codes = page.getByRole('listitem').locator('code');
  await expect(codes).toHaveCount(10);
  const [first = '', second = ''] = await codes.allInnerTexts();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ik heb de codes bewaard' }).click();
  await logOut(page);

  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Vul uw code in' })).toBeVisible();
  // The password alone shows nothing of an admin's.
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('toonbank.beheer');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/beveiliging'));
  await expect(page.getByRole('heading', { name: 'Vul uw code in' })).toBeVisible();
  await page.getByLabel('Code uit de app').fill('000000');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'klopt niet' })).toBeVisible();
  // The code that switched it on was used; the app's next one is taken early.
  await page.getByLabel('Code uit de app').fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Verder' }).click();
  // The page that was asked for before the login.
  await expect(page.getByText('De tweede inlogstap staat aan.')).toBeVisible();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(siteUrl(baseURL, SITE, '/beheer'));
  await plain.getByLabel('Klantcode').fill(SITE);
  await plain.getByRole('button', { name: 'Verder' }).click();
  await logIn(plain);
  await plain.getByLabel('Code uit de app').fill(first);
  await plain.getByRole('button', { name: 'Verder' }).click();
  await expect(plain.getByText('Ingelogd als')).toBeVisible();
  await logOut(plain);
  await logIn(plain);
  await plain.getByLabel('Code uit de app').fill(first);
  await plain.getByRole('button', { name: 'Verder' }).click();
  await expect(plain.getByRole('alert')).toContainText('al gebruikt');

  await page.goto(siteUrl(baseURL, SITE, '/beheer/beveiliging'));
  await expect(page.getByText('U hebt nog 9 herstelcodes.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Uw wachtwoord').fill(adminPassword);
  await page.getByLabel('Code uit de app, of een herstelcode').fill(second);
  await page.getByRole('button', { name: 'Uitzetten' }).click();
  await expect(page.getByText('De tweede inlogstap staat uit.')).toBeVisible();
});
