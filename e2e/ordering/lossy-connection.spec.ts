import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { fillCart } from '../support/cart.ts';
import { oneLogin } from '../support/one-login.ts';
import { callApi } from '../support/shop.ts';

/** A site whose buyer no other test uses: the cart is this one's own. */
const SITE = 'vloerzorg';
const LINES = 7;
/**
 * Percentage of calls that are lost: half of them before the server gets them, half before the answer
 * arrives.
 */
const DEAD_PERCENT = 40;

let page: Page;
oneLogin(buyerOf(SITE), SITE, (own) => {
  page = own;
});

interface History {
  data: { orders: { rows: { product_id: number; quantity: number }[] }[] };
}

/** Pseudo-random numbers from 0 to 99, the same in every run. */
function seededPercent(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * 100);
  };
}

/**
 * A connection that is open but loses calls.
 * @returns the number of lost calls
 */
async function killCalls(path: string): Promise<() => number> {
  const percent = seededPercent(7);
  let died = 0;
  await page.route(path, async (route) => {
    const chance = percent();
    if (chance >= DEAD_PERCENT) return route.continue();
    died += 1;
    if (chance >= DEAD_PERCENT / 2) {
      // Only the browser resolves the site's host name.
      const url = new URL(route.request().url());
      const headers = { ...(await route.request().allHeaders()), host: url.host };
      url.hostname = 'localhost';
      await route.fetch({ url: url.href, headers });
    }
    return route.abort('connectionreset');
  });
  return () => died;
}

const quantity = (name: string) => page.getByRole('main').getByRole('spinbutton', { name: `Aantal ${name}` });

test('a cart over a connection that kills four calls in ten is ordered as it was typed', async () => {
  const products = await fillCart(page, LINES);
  await page.goto('/nl/winkelwagen');
  await expect(quantity(products[0]?.product_name ?? '')).toBeVisible();
  const died = await killCalls('**/v1/shopcart/*');
  const wanted = products.map(({ product_id: id, product_name: name, step }, at) => ({
    id,
    name,
    count: step * (2 + at),
  }));
  for (const { name, count } of wanted) {
    await quantity(name).fill(String(count));
    await quantity(name).press('Tab');
  }
  // Hidden while a line is not saved.
  await page.getByRole('link', { name: 'Verder naar bestellen' }).click();
  await page.getByRole('checkbox', { name: /leveringsvoorwaarden/ }).check();
  await expect(async () => {
    const place = page.getByRole('button', { name: /Bestelling plaatsen|Opnieuw versturen/ });
    if (await place.isVisible()) await place.click({ timeout: 2_000 });
    await expect(page).toHaveURL(/\/bevestiging$/, { timeout: 5_000 });
  }).toPass();
  expect(died()).toBeGreaterThan(2);
  await page.unrouteAll({ behavior: 'wait' });
  const [, orderNumber = ''] = /\/bestelling\/([^/]+)\//.exec(page.url()) ?? [];
  const { data } = await callApi<History>(page, '/v1/service/get_order_history', {
    orderNumber,
    withRows: true,
  });
  const rows = data.orders[0]?.rows ?? [];
  expect(rows.map((row) => [row.product_id, row.quantity]).sort()).toEqual(
    wanted.map(({ id, count }) => [id, count]).sort(),
  );
});

test('a line that can not be saved says so, keeps its quantity and blocks the order until it is saved', async () => {
  test.slow();
  const [product, other] = await fillCart(page, 2);
  const [name = '', otherName = ''] = [product?.product_name, other?.product_name];
  const count = String((product?.step ?? 1) * 3);
  await page.goto('/nl/winkelwagen');
  await expect(quantity(name)).toBeVisible();
  await page.route('**/v1/shopcart/update_cart', (route) => route.abort('connectionreset'));
  await quantity(name).fill(count);
  await quantity(name).press('Tab');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
  await expect(line.getByText('Nog niet bewaard. Wij proberen het opnieuw.')).toBeVisible();
  await expect(page.getByText('U kunt bestellen zodra alle regels zijn bewaard.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verder naar bestellen' })).toBeHidden();
  const otherLine = page.getByRole('main').getByRole('listitem').filter({ hasText: otherName }).first();
  await expect(otherLine.getByText(/Nog niet bewaard/)).toBeHidden();
  const retry = line.getByRole('button', { name: 'Opnieuw proberen' });
  await expect(retry).toBeVisible({ timeout: 60_000 });
  // At the top and at the line; a toast would repeat it and cover the page.
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(2);
  await expect(quantity(name)).toHaveValue(count);

  await page.unroute('**/v1/shopcart/update_cart');
  await retry.click();
  await expect(page.getByRole('link', { name: 'Verder naar bestellen' })).toBeVisible();
  await page.reload();
  await expect(quantity(name)).toHaveValue(count);
});
