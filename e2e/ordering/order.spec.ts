import { expect, test } from '@playwright/test';
import { password, receptionist } from '../support/accounts.ts';
import { fillCart } from '../support/cart.ts';
import { answersShowNoPrice, recordAnswers, textShowsNoPrice } from '../support/prices.ts';
import { callApi, cartButton } from '../support/shop.ts';

interface Listed {
  data: { docs: { product_id: number; stock: number; product_name: string }[] };
}
interface History {
  data: { orders: { order_number: string; rows: { orderrow_art_nr: string; quantity: number }[] }[] };
}

/** From a visitor without prices to an order in the history. */
test('a buyer searches, logs in, sees own prices, and orders', async ({ page }) => {
  const answers = recordAnswers(page);
  const reference = `e2e-referentie ${Date.now()}`;
  await page.goto('/');
  await expect(page).toHaveTitle(/Toonbank/);
  textShowsNoPrice(await page.getByRole('main').innerText());

  // The search button is disabled while the field is empty.
  const search = page.getByPlaceholder('Welk product zoek je?').locator('visible=true');
  await expect(page.getByRole('button', { name: 'Zoeken' }).locator('visible=true')).toBeDisabled();
  await search.fill('toiletpapier');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/nl\/zoeken\/toiletpapier/);
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText(/toiletpapier/i);
  await expect(card.getByRole('link', { name: 'Inloggen voor prijzen' })).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/nl\/p\//);
  const heading = page.getByRole('heading', { level: 1 }).locator('visible=true');
  await expect(heading).toBeVisible();
  const productUrl = page.url();
  const productName = (await heading.innerText()).trim();
  await expect(page).not.toHaveTitle(/al vanaf/);
  textShowsNoPrice(await page.getByRole('main').locator('visible=true').innerText());
  answersShowNoPrice(await answers());

  // A wrong password first.
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill(receptionist);
  await page.getByLabel('Wachtwoord').fill('niet-het-wachtwoord');
  const submit = page.getByRole('main').getByRole('button', { name: 'Inloggen' });
  await submit.click();
  await expect(page.getByText('Gebruikersnaam of wachtwoord klopt niet.')).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue(receptionist);
  await page.getByLabel('Wachtwoord').fill(password);
  await submit.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mijn account' })).toBeVisible();

  // Remove what a failed first attempt left in the cart.
  await fillCart(page, 0);

  // Prices, and the title that only customers see.
  await page.goto(productUrl);
  const main = page.getByRole('main').locator('visible=true');
  await expect(main).toContainText(/€\s\d/);
  await expect(page).toHaveTitle(/ al vanaf €\s\d+,\d\d/);

  const id = Number(/-(\d+)$/.exec(new URL(productUrl).pathname)?.[1]);
  const stockNow = async () => {
    const { data } = await callApi<Listed>(page, '/v1/products/get_products', { ids: [id] });
    return data.docs[0]?.stock ?? Number.NaN;
  };
  const stockBefore = await stockNow();

  // By unit and quantity.
  const units = main.getByLabel('Verpakking').first();
  const unitLabels = await units.locator('option').allInnerTexts();
  await units.selectOption({ index: unitLabels.length > 1 ? 0 : 0 });
  const quantity = main.getByRole('spinbutton', { name: 'Aantal' }).first();
  await quantity.fill('2');
  await quantity.blur();
  await main.getByRole('button', { name: 'In winkelwagen' }).first().click();
  const toast = page.getByRole('link', { name: `2 x ${productName} in winkelwagen` });
  await expect(toast).toBeVisible();
  const shownAt = Date.now();
  await expect(toast).toHaveAttribute('href', '/nl/winkelwagen');
  await expect(cartButton(page)).toHaveAccessibleName(/2 artikelen.* €\s\d+,\d\d excl\. btw/);
  await expect(toast).toBeHidden();
  const shownFor = Date.now() - shownAt;
  expect(shownFor).toBeGreaterThan(2000);
  expect(shownFor).toBeLessThan(4500);

  // Cart, review, order.
  await cartButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Naar winkelwagen' }).click();
  await expect(page).toHaveURL(/\/nl\/winkelwagen$/);
  await expect(page.getByRole('main').locator('visible=true')).toContainText(productName);
  await page.getByRole('link', { name: 'Verder naar bestellen' }).locator('visible=true').click();
  await expect(page).toHaveURL(/\/nl\/winkelwagen\/review$/);
  // The cart before it is still there, hidden.
  await page
    .getByLabel(/Uw referentie/)
    .locator('visible=true')
    .fill(reference);
  await page.getByRole('checkbox', { name: /leveringsvoorwaarden/ }).check();
  // A double click places one order.
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).dblclick();
  await expect(page).toHaveURL(/\/nl\/bestelling\/\d+\/bevestiging/);
  const confirmation = page.getByRole('main').locator('visible=true');
  await expect(confirmation).toContainText(/Bestelnummer \d+/);
  const number = /Bestelnummer (\d+)/.exec(await confirmation.innerText())?.[1] ?? '';

  const history = await callApi<History>(page, '/v1/service/get_order_history', {
    withRows: true,
    search: reference,
  });
  expect(history.data.orders.map((order) => order.order_number)).toEqual([number]);
  await page.goto('/nl/mijn-account/bestellingen');
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('nieuw');
  expect(await stockNow()).toBeLessThan(stockBefore);
  await expect(cartButton(page)).not.toHaveAccessibleName(/[1-9]\d* artikel/);
});
