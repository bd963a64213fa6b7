import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { expectNoFindings, findings } from '../support/axe.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'erfenstal';

test('sales makes a coupon by keyboard, mends what is wrong, changes it and switches it off', async ({
  page,
  baseURL,
}) => {
  const code = `PROEF-${Date.now()}`;
  await logInAsAdmin(page, SITE, baseURL, 'verkoop');
  const list = siteUrl(baseURL, SITE, '/beheer/kortingscodes');
  await expectNoFindings(page, [list]);
  await page.goto(list);
  await page.getByRole('button', { name: 'Nieuwe code' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code', { exact: true }).fill(code);
  await dialog.getByLabel('Percentage', { exact: true }).fill('150');
  await dialog.getByLabel('Percentage', { exact: true }).press('Enter');
  await expect(dialog.getByText('Vul een heel percentage in')).toBeVisible();
  await expect(dialog.getByLabel('Percentage', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveValue(code);
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel('Percentage', { exact: true }).fill('15');
  await dialog.getByLabel('Vanaf bedrag').fill('1.250,50');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`${code} is opgeslagen.`)).toBeVisible();

  await page.getByRole('button', { name: 'Nieuwe code' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await dialog.getByLabel('Percentage', { exact: true }).fill('5');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByText('Deze code is er al.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByLabel('Zoeken', { exact: true }).fill(code);
  await page.getByRole('button', { name: `Kortingscode ${code} wijzigen` }).click();
  await expect(dialog.getByLabel('Vanaf bedrag')).toHaveValue('1.250,50');
  await dialog.getByRole('button', { name: 'Uitzetten' }).click();
  await expect(page.getByText(`${code} staat uit.`)).toBeVisible();
  await expect(
    page.getByRole('row', { name: new RegExp(code) }).getByText('Uit', { exact: true }),
  ).toBeVisible();
});

test('the warehouse sees no coupons', async ({ page, baseURL }) => {
  await logInAsAdmin(page, SITE, baseURL, 'magazijn');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/kortingscodes'));
  await expect(page.getByRole('heading', { name: 'U mag deze pagina niet openen' })).toBeVisible();
});
