import { expect, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { fillCart } from '../support/cart.ts';
import { callApi, cartButton, logIn, siteUrl } from '../support/shop.ts';

/** A site whose buyer no other test uses: tests run side by side, and one that orders empties the cart. */
const SITE = 'zakkenhuis';

interface Sent {
  data: { order_number: string };
}

test('a buyer changes a new order, cancels the one that replaced it, and orders it again from the list', async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, SITE, path);
  const main = page.getByRole('main').locator('visible=true');
  await logIn(page, buyerOf(SITE), at('/login'));
  await fillCart(page, 2);
  const { data } = await callApi<Sent>(page, '/v1/shopcart/set_send_order', {
    paymentOptions: { source: 'ECBASE' },
  });
  const first = data.order_number;

  await page.goto(at(`/nl/mijn-account/bestellingen/${first}`));
  await main.getByRole('button', { name: 'Bestelling wijzigen' }).click();
  await page.getByRole('button', { name: 'In winkelwagen zetten' }).click();
  await expect(page).toHaveURL(at('/nl/winkelwagen'));
  await expect(main).toContainText(`U wijzigt bestelling ${first}`);
  await page.goto(at('/nl/winkelwagen/review'));
  await expect(main).toContainText(`U wijzigt bestelling ${first}`);
  await main.getByRole('radio', { name: /Op factuur/ }).check();
  await main.getByRole('checkbox', { name: /leveringsvoorwaarden/ }).check();
  await main.getByRole('button', { name: 'Bestelling plaatsen' }).click();
  await expect(page).toHaveURL(/\/bevestiging/);
  await expect(main).toContainText(`Bestelling ${first} is hiermee vervangen en geannuleerd.`);
  const number = /bestelling\/(\d+)\//.exec(page.url())?.[1] ?? '';

  await page.goto(at(`/nl/mijn-account/bestellingen/${number}`));
  await expect(main).toContainText(`Vervangt bestelling${first}`);
  await main.getByRole('button', { name: 'Bestelling annuleren' }).click();
  const dialog = page.getByRole('dialog', { name: `Bestelling ${number} annuleren?` });
  await dialog.getByLabel('Reden').fill('Dubbel besteld');
  await dialog.getByRole('button', { name: 'Ja, annuleren' }).click();
  await expect(main.getByRole('alert')).toContainText(`Bestelling ${number} is geannuleerd.`);
  await expect(main).toContainText('Reden: Dubbel besteld');

  await page.goto(at('/nl/mijn-account/bestellingen'));
  await main.getByRole('button', { name: new RegExp(`^Opnieuw bestellen.*bestelling ${number}$`) }).click();
  await expect(main).toContainText('Alle 2 artikelen liggen in uw winkelwagen.');
  await expect(cartButton(page)).toHaveAccessibleName(/[1-9]\d* artikel/);
});
