import { expect, type Page, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { expectNoFindings, findings } from '../support/axe.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'erfenstal';

/** Reads one order through the shop's own host, as an ERP does. */
const readOrders = (page: Page, secret: string) =>
  page.evaluate(async (authorization) => {
    const answer = await fetch('/koppeling/v1/orders?aantal=1', { headers: { authorization } });
    return { status: answer.status, body: await answer.json() };
  }, `Bearer ${secret}`);

test('a manager makes a key, orders are read with it, and once revoked it opens nothing', async ({
  page,
  baseURL,
}) => {
  const name = `Proef ${Date.now()}`;
  await logInAsAdmin(page, SITE, baseURL);
  const keys = siteUrl(baseURL, SITE, '/beheer/koppelingen');
  await page.goto(keys);
  await page.getByRole('button', { name: 'Nieuwe sleutel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naam').fill(name);
  await dialog.getByRole('button', { name: 'Sleutel maken' }).click();
  await expect(dialog.getByText('Kies minstens één recht.')).toBeVisible();
  await expect(dialog.getByLabel('Bestellingen lezen')).toBeFocused();
  await expect(dialog.getByLabel('Naam')).toHaveValue(name);
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel('Bestellingen lezen').check();
  await dialog.getByRole('button', { name: 'Sleutel maken' }).click();
  const secret = await dialog.getByLabel('Geheim').inputValue();
  await dialog.getByRole('button', { name: 'Klaar' }).click();

  const read = await readOrders(page, secret);
  expect(read.status).toBe(200);
  expect(read.body.data.orders).toHaveLength(1);

  await page.getByRole('link', { name: `Aanroepen van ${name}` }).click();
  await expect(
    page.getByRole('row', { name: /GET \/orders/ }).getByText('200', { exact: true }),
  ).toBeVisible();
  await expectNoFindings(page, [keys, page.url()]);

  await page.goto(keys);
  await page.getByRole('button', { name: `Sleutel ${name} beheren` }).click();
  await dialog.getByRole('button', { name: 'Sleutel intrekken' }).click();
  await dialog.getByRole('button', { name: 'Ja, intrekken' }).click();
  await expect(dialog.getByText('De sleutel werkt niet meer.')).toBeVisible();
  const refused = await readOrders(page, secret);
  expect(refused.status).toBe(401);
  expect(refused.body.error.code).toBe('key_revoked');
});
