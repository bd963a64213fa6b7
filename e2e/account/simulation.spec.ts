import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { expectNoFindings } from '../support/axe.ts';
import { fillCart } from '../support/cart.ts';
import { callApi, cartButton, logIn, siteUrl } from '../support/shop.ts';
import { simulationPath } from '../support/simulation.ts';

/** A site whose buyer no other test uses: the cart is this one's own. */
const SITE = 'papierpunt';
const CUSTOMER_NUMBER = 'K10001';
const REFUSAL = 'U kijkt mee. Tijdens het meekijken kunt u niets wijzigen of bestellen.';

interface Cart {
  data: { items: { product_id: number; quantity: number }[] };
}

const linesOf = async (page: Page) =>
  (await callApi<Cart>(page, '/v1/shopcart/get_cart')).data.items.map((item) => [
    item.product_id,
    item.quantity,
  ]);

test('an operator in a simulated session sees a notice, and can change no cart', async ({
  browser,
  page,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, SITE, path);
  await logIn(page, buyerOf(SITE), at('/login'));
  const [product] = await fillCart(page, 2);
  const before = await linesOf(page);
  expect(before).toHaveLength(2);

  const operator = await browser.newPage({ baseURL: at('/') });
  const link = await simulationPath(SITE, CUSTOMER_NUMBER);
  await operator.goto(link);
  await expect(operator).toHaveURL(at('/'));
  const bar = operator.getByRole('region', { name: 'Meekijken' });
  await expect(bar).toContainText('U kunt alles bekijken, maar niets wijzigen of bestellen.');

  await operator.goto(`/nl/zoeken/${encodeURIComponent(product?.product_name ?? '')}`);
  await expect(bar).toBeVisible();
  const inCart = await cartButton(operator).innerText();
  await operator
    .getByRole('main')
    .getByRole('button', { name: /In winkelwagen/ })
    .first()
    .click();
  await expect(bar.getByRole('alert')).toHaveText(REFUSAL);
  // Shown once, and nothing covers the bar.
  await expect(operator.getByText(REFUSAL)).toHaveCount(1);
  await bar.getByRole('button', { name: 'Meekijken beëindigen' }).click({ trial: true });
  await expect(cartButton(operator)).toHaveText(inCart, { useInnerText: true });
  await operator.goto('/nl/winkelwagen');
  // Lines name their product, suggestions below the cart do not.
  const lines = operator.getByRole('main').getByRole('spinbutton', { name: /^Aantal ./ });
  await expect(lines).toHaveCount(before.length);
  expect(await linesOf(page)).toEqual(before);

  await expectNoFindings(operator, ['/nl/winkelwagen']);
  await bar.getByRole('button', { name: 'Meekijken beëindigen' }).click();
  await expect(operator.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(bar).toBeHidden();
  await operator.goto(link);
  await expect(operator).toHaveURL(at('/'));
  await expect(operator.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await operator.close();
});
