import { expect, test } from '@playwright/test';
import { cartButton, siteUrl } from '../support/shop.ts';
import { tabsTo } from '../support/tabs-to.ts';

test('a guest in the Netherlands searches, orders and pays by keyboard alone', async ({ page, baseURL }) => {
  const at = (path: string) => siteUrl(baseURL, 'huispapier', path);
  const { keyboard } = page;
  const main = page.getByRole('main');
  await page.goto(at('/'));
  await tabsTo(page.getByPlaceholder('Welk product zoek je?'), 12);
  await keyboard.type('toiletpapier');
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(at('/nl/zoeken/toiletpapier'));
  await expect(main.getByRole('heading', { level: 1 })).toContainText('toiletpapier');
  await tabsTo(page.getByRole('link', { name: 'Naar de producten' }), 4);
  await keyboard.press('Enter');
  await tabsTo(page.getByRole('article').first().getByRole('button', { name: 'In winkelwagen' }), 19);
  await keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Winkelwagen: 1 artikel');
  await tabsTo(cartButton(page), 80, 'Shift+Tab');
  await keyboard.press('Enter');
  await tabsTo(page.getByRole('dialog').getByRole('link', { name: 'Naar winkelwagen' }), 12);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(at('/nl/winkelwagen'));
  await tabsTo(main.getByRole('link', { name: 'Verder naar bestellen' }), 60);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(at('/login/winkelwagen'));
  await tabsTo(page.getByRole('link', { name: 'Bestellen zonder account' }), 60);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(at('/login/zonder-account'));
  const form = page.locator('form').filter({ hasText: 'Voornaam' });
  for (const [label, text] of [
    ['Voornaam', 'Toets'],
    ['Achternaam', 'Verzonnen'],
    ['E-mailadres', `toetsen.${Date.now()}@voorbeeld.test`],
    ['Postcode', '1234 AB'],
    ['Huisnummer', '7'],
    ['Straat', 'Modelpad'],
    ['Plaats', 'Fictierode'],
  ] as const) {
    await tabsTo(form.getByLabel(label), label === 'Voornaam' ? 60 : 4);
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(page).toHaveURL(at('/nl/winkelwagen/review'));
  await tabsTo(page.getByRole('checkbox', { name: /leveringsvoorwaarden/ }), 60);
  await keyboard.press('Space');
  await tabsTo(page.getByRole('button', { name: 'Bestellen en betalen' }), 30);
  await keyboard.press('Enter');
  const paid = page.getByRole('button', { name: 'Betaald' });
  await expect(paid).toBeVisible();
  await tabsTo(paid, 10);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/bestelling\/\d+\/bevestiging/);
  await expect(main).toContainText('Uw betaling is ontvangen.');
});
