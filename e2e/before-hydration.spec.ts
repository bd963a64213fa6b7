import { expect, test } from '@playwright/test';
import { buyerOf, password } from './support/accounts.ts';
import { logInAsAdmin } from './support/admin.ts';
import { comeNear } from './support/come-near.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { siteUrl } from './support/shop.ts';

test('a form that is filled and sent before hydration is sent after it', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login?terug=%2Fnl%2Fwinkelwagen', { waitUntil: 'commit' });
  await page.getByLabel('E-mailadres').fill(buyerOf('demo'));
  await page.getByLabel('Wachtwoord').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  letGo();
  await expect(page).toHaveURL('/nl/winkelwagen');
});

test('text that is typed into a field before hydration counts after it', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/nl/c/merken', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Zoek een merk' }).pressSequentially('wit');
  letGo();
  await expect(main.getByRole('list', { name: 'Merken' }).getByRole('link')).toHaveCount(1);
  await expect(main.getByRole('searchbox', { name: 'Zoek een merk' })).toHaveValue('wit');
});

test('a pointer that moves before the scripts arrive still loads the parts that wait for interaction', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const slider = page.getByRole('region', { name: 'Uitgelicht' });
  await comeNear(slider);
  letGo();
  await expect(slider.getByRole('button', { name: 'Uitgelicht: volgende' })).toBeVisible();
});

test('a menu that is opened before the scripts arrive gets its deep links once they have', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  // The button's panel comes after it.
  await page.getByRole('contentinfo').waitFor();
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('button')
    .first()
    .dispatchEvent('click');
  const links = page.waitForResponse((response) => response.url().endsWith('/theme/menu'));
  letGo();
  expect((await links).status()).toBe(200);
});

test('a button of an admin’s page that is clicked before hydration acts after it', async ({
  page,
  baseURL,
}) => {
  await logInAsAdmin(page, 'demo', baseURL);
  const letGo = await holdScripts(page);
  await page.goto(siteUrl(baseURL, 'demo', '/beheer/beveiliging'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Tweede inlogstap instellen' }).click();
  letGo();
  await expect(page.getByRole('img', { name: 'QR-code voor uw app' })).toBeVisible();
});
