import { expect, type Page, test } from '@playwright/test';
import { counterOf, password } from '../support/accounts.ts';
import { expectNoFindings } from '../support/axe.ts';
import { callApi, siteUrl } from '../support/shop.ts';

/** A shop whose second buyer no other test logs in as: that buyer gets another password. */
const SITE = 'glasenraam';
const OTHER_PASSWORD = 'lampen-op-de-dijk-2026';

async function fillLogin(page: Page, word: string) {
  await page.getByLabel('E-mailadres').last().fill(counterOf(SITE));
  await page.getByLabel('Wachtwoord').last().fill(word);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).last().click();
}
async function logInAt(page: Page, path: string, word = password) {
  await page.goto(path);
  await fillLogin(page, word);
}

test('a customer changes details, continues after the session ended, and ends other sessions by a new password', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const path = siteUrl(baseURL, SITE, '/nl/mijn-account/gegevens');
  await logInAt(page, path);
  await expect(page).toHaveURL(path);

  await page.getByRole('button', { name: 'Adres toevoegen' }).click();
  await page.getByLabel('Postcode').fill('9990aa');
  const house = `12 bus ${Date.now() % 10_000}`;
  await page.getByLabel('Huisnummer').fill(house);
  await page.getByLabel('Straat').fill('Achterpad');
  await page.getByLabel('Plaats').fill('Fictierode');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await page.getByRole('button', { name: `Standaard maken: Achterpad ${house}` }).click();
  const address = page.getByRole('listitem').filter({ hasText: `Achterpad ${house}` });
  await expect(address).toContainText('9990 AA Fictierode');
  await expect(address.getByText('Standaard', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Contactpersoon wijzigen' }).click();
  await page.getByLabel('Telefoonnummer').fill('020 555 01 77');
  // Twelve hours later.
  await context.clearCookies();
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('dialog', { name: 'Log opnieuw in' })).toBeVisible();
  await fillLogin(page, password);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('main')).toContainText('020 555 01 77');

  const elsewhere = await browser.newPage();
  await logInAt(elsewhere, path);
  await expect(elsewhere.getByRole('main')).toContainText('020 555 01 77');
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  await page.getByLabel('Huidig wachtwoord').fill('mis');
  await page.getByLabel('Nieuw wachtwoord').fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByText('Uw huidige wachtwoord klopt niet.')).toBeVisible();
  await page.getByLabel('Huidig wachtwoord').fill(password);
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByText('Uw wachtwoord is gewijzigd.')).toBeVisible();
  // The login page gives the reason and leads back.
  await elsewhere.reload();
  await expect(elsewhere.getByText('Uw sessie is verlopen')).toBeVisible();
  await fillLogin(elsewhere, OTHER_PASSWORD);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Gegevens' })).toBeVisible();
  // Restores the data, so that the test can run again on the same shop.
  await callApi(elsewhere, '/v1/service/set_account_details', {
    savePassword: true,
    fields: { currentPassword: OTHER_PASSWORD, newPassword: password },
  });
  await expectNoFindings(elsewhere, [path]);
  await elsewhere.close();
});

test('an invalid simulation link leads to the home page without a message', async ({ page }) => {
  await page.goto('/?cid=K10001&hash=verzonnen');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent, and an incomplete one is not', async ({ page }) => {
    await page.goto('/nl/bestelhulp');
    await page.getByRole('button', { name: 'Hulp vragen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw bericht is niet verstuurd');
    await page.goBack();
    await page.getByLabel('Naam').fill('Noor Verzonnen');
    await page.getByLabel('E-mailadres').fill('noor@voorbeeld.test');
    await page.getByLabel('Waar kunnen wij mee helpen?').fill('Welke dweil past bij een houten vloer?');
    await page.getByRole('button', { name: 'Hulp vragen' }).click();
    await expect(page).toHaveURL('/nl/bericht-verstuurd');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor uw bericht');
  });
});
