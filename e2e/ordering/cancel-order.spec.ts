import { expect, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { fillCart } from '../support/cart.ts';
import { callApi, cartButton, logIn, siteUrl } from '../support/shop.ts';

/** A site whose buyer no other test uses: tests run side by side, and one that orders empties the cart. */
const SITE = 'zakkenhuis';

interface Sent {
  data: { order_number: string };
}

test('a buyer cancels an order that is still new, and orders it again from the list', async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, SITE, path);
  const main = page.getByRole('main');
  await logIn(page, buyerOf(SITE), at('/login'));
  await fillCart(page, 2);
  const { data } = await callApi<Sent>(page, '/v1/shopcart/set_send_order', {
    paymentOptions: { source: 'ECBASE' },
  });
  const number = data.order_number;

  await page.goto(at(`/nl/mijn-account/bestellingen/${number}`));
  await main.getByRole('button', { name: 'Bestelling annuleren' }).click();
  const dialog = page.getByRole('dialog', { name: `Bestelling ${number} annuleren?` });
  await dialog.getByLabel('Reden').fill('Dubbel besteld');
  await dialog.getByRole('button', { name: 'Ja, annuleren' }).click();
  await expect(main.getByRole('alert')).toContainText(`Bestelling ${number} is geannuleerd.`);
  await expect(main).toContainText('Reden: Dubbel besteld');
  await expect(main.getByText('geannuleerd', { exact: true }).first()).toBeVisible();

  await page.goto(at('/nl/mijn-account/bestellingen'));
  await main.getByRole('button', { name: new RegExp(`^Opnieuw bestellen.*bestelling ${number}$`) }).click();
  await expect(main).toContainText('Alle 2 artikelen liggen in uw winkelwagen.');
  await expect(cartButton(page)).toHaveAccessibleName(/[1-9]\d* artikel/);
});
