import { expect, test } from '@playwright/test';
import { logInAsAdmin } from './support/admin.ts';
import { expectNoFindings, findings } from './support/axe.ts';
import { siteUrl } from './support/shop.ts';

const SITE = 'erfenstal';
/** Another person in each run. */
const EMAIL = `bo${Date.now()}@voorbeeld.test`;

test('a manager adds a colleague, who chooses a password and loses access when switched off', async ({
  page,
  browser,
  baseURL,
}) => {
  const users = siteUrl(baseURL, SITE, '/beheer/gebruikers');
  await logInAsAdmin(page, SITE, baseURL);
  await expectNoFindings(page, [users], [360]);
  await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Gebruiker toevoegen' }).click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  await dialog.getByLabel('Naam', { exact: true }).fill('Bo de Wit');
  await dialog.getByLabel('E-mailadres').fill(EMAIL);
  await dialog.getByLabel('Rol').selectOption('publisher');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Gebruiker toevoegen' }).click();
  const link = new URL(await dialog.getByLabel('Link').inputValue());

  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(siteUrl(baseURL, SITE, `${link.pathname}${link.hash}`));
  await colleague.getByLabel('Nieuw wachtwoord').fill('een lantaarn in de mist');
  expect(await findings(colleague)).toEqual([]);
  await colleague.getByRole('button', { name: 'Wachtwoord opslaan en inloggen' }).click();
  await expect(colleague.getByText('Ingelogd als')).toBeVisible();
  await expect(colleague.getByText('Publicist', { exact: true })).toBeVisible();
  await colleague.goto(users);
  await expect(colleague.getByRole('heading', { name: 'U mag deze pagina niet openen' })).toBeVisible();

  await page.reload();
  await expect(page.getByText(EMAIL)).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: EMAIL })
    .getByRole('button', { name: 'Bo de Wit wijzigen' })
    .click();
  await dialog.getByRole('button', { name: 'Uitzetten' }).click();
  await expect(dialog.getByText('Bo de Wit is uitgezet en uitgelogd.')).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByRole('heading', { name: 'Inloggen voor beheer' })).toBeVisible();

  await expectNoFindings(page, [siteUrl(baseURL, SITE, '/beheer/logboek')], [360]);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'zette een gebruiker uit' }).first(),
  ).toBeVisible();
  await page.getByLabel('Onderwerp').selectOption('Map');
  await expect(page.getByText('Niets gevonden')).toBeVisible();
});
