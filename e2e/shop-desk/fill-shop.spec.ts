import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { expectNoFindings, findings } from '../support/axe.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'erfenstal';

test('catalogue makes a group and a price list with a tier, and removes both', async ({ page, baseURL }) => {
  const name = `Proef ${Date.now()}`;
  await logInAsAdmin(page, SITE, baseURL, 'catalogus');
  const address = (path: string) => siteUrl(baseURL, SITE, path);
  await expectNoFindings(page, [address('/beheer/groepen'), address('/beheer/prijslijsten')]);

  await page.goto(address('/beheer/groepen'));
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Nieuwe groep', exact: true }).click();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByText('Vul een naam in')).toBeVisible();
  await expect(dialog.getByLabel('Naam')).toBeFocused();
  await dialog.getByLabel('Naam').fill(name);
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel('Naam').press('Enter');
  await expect(page.getByText(`${name} is opgeslagen.`)).toBeVisible();
  await page.getByRole('button', { name: `${name} hoger` }).click();
  await page.getByRole('button', { name: `${name} wijzigen` }).click();
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await dialog.getByRole('button', { name: 'Groep verwijderen' }).click();
  await expect(page.getByText(`${name} is verwijderd.`)).toBeVisible();

  await page.goto(address('/beheer/prijslijsten'));
  await page.getByRole('button', { name: 'Nieuwe prijslijst' }).click();
  await dialog.getByLabel('Naam').fill(name);
  await dialog.getByLabel('Naam').press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const price = page.getByRole('button', { name: /Prijs van .* wijzigen/ }).first();
  await price.click();
  await dialog.getByLabel('Prijs, regel 1').fill('vijf');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByText('Vul een bedrag in')).toBeVisible();
  await expect(dialog.getByLabel('Prijs, regel 1')).toHaveValue('vijf');
  await dialog.getByLabel('Prijs, regel 1').fill('5');
  await dialog.getByRole('button', { name: 'Nog een staffel' }).click();
  await dialog.getByLabel('Vanaf aantal, regel 2').fill('10');
  await dialog.getByLabel('Prijs, regel 2').fill('4,25');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(price).toHaveText(/5,00, vanaf 10: .*4,25/);
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await dialog.getByRole('button', { name: 'Prijslijst verwijderen' }).click();
  await expect(page.getByRole('heading', { name: 'Prijslijsten', level: 1 })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('a manager closes a day and opens it again, and wrong hours keep what was typed', async ({
  page,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL, 'beheer');
  const address = siteUrl(baseURL, SITE, '/beheer/bezorgdagen');
  await expectNoFindings(page, [address, siteUrl(baseURL, SITE, '/beheer/instellingen')]);
  await page.goto(address);
  const save = page.getByRole('button', { name: 'Bezorgdagen opslaan' });
  const windows = page.getByLabel('Tijdvakken van de bezorging');
  const before = await windows.inputValue();
  await windows.fill('ochtend');
  await save.click();
  await expect(windows).toBeFocused();
  await windows.fill(before);
  await page.getByLabel('Dag', { exact: true }).fill('2099-07-01');
  await page.getByRole('button', { name: 'Dag toevoegen' }).click();
  await save.click();
  await expect(page.getByText('Opgeslagen.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /2099 weghalen/ }).click();
  await save.click();
  await expect(page.getByText('Opgeslagen.')).toBeVisible();
});
