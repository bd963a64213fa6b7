import { expect, test } from '@playwright/test';
import { buyerOf, password } from './support/accounts.ts';
import { type FragileShop, fragileShop } from './support/storefront.ts';

let shop: FragileShop;
test.beforeAll(async () => {
  shop = await fragileShop(Number(process.env.E2E_API_PORT ?? 4110));
});
test.afterAll(() => shop.close());

test('without its API the shop keeps showing its pages, says what does not work, and recovers', async ({
  page,
}) => {
  await page.goto(`${shop.url}/`);
  await page.goto(`${shop.url}/login`);
  await shop.apiDown();

  // Until the storefront has noticed, a page that was edited just now can fail.
  await expect.poll(async () => (await page.goto(`${shop.url}/`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Het assortiment' })).toBeVisible();

  await page.goto(`${shop.url}/login`);
  await page.getByLabel('E-mailadres').fill(buyerOf('demo'));
  await page.getByLabel('Wachtwoord').fill(password);
  const submit = page.getByRole('main').getByRole('button', { name: 'Inloggen' });
  await submit.click();
  await expect(page.getByText('Er ging iets mis op de server, probeer het nogmaals.')).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue(buyerOf('demo'));

  const unseen = await page.goto(`${shop.url}/nl/c/verpakking`);
  expect(unseen?.status()).toBe(503);
  expect(unseen?.headers()['retry-after']).toBe('3');
  await expect(page.getByRole('heading', { level: 1, name: 'Dit lukt nu even niet' })).toBeVisible();

  await shop.apiUp();
  await page.goto(`${shop.url}/login`);
  await page.getByLabel('E-mailadres').fill(buyerOf('demo'));
  await page.getByLabel('Wachtwoord').fill(password);
  await submit.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mijn account' })).toBeVisible();
  const recovered = await page.goto(`${shop.url}/nl/c/verpakking`);
  expect(recovered?.status()).toBe(200);
});
