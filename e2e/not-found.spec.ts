import { expect, test } from '@playwright/test';

for (const path of [
  '/nl/c/bestaat-niet',
  '/nl/p/bestaat-niet-99999999',
  '/nl/p/geen-nummer',
  '/nl/bestaat-niet',
  '/de/',
  '/nl/demo/v/',
])
  test(`${path} is 404, and the page helps`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText(
      'Deze pagina bestaat niet',
    );
    await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
  });

test('the review of the cart wants a login, which leads on to the cart', async ({ page }) => {
  await page.goto('/nl/winkelwagen/review');
  await expect(page).toHaveURL(/\/login\/winkelwagen$/);
  await expect(page.getByRole('heading', { name: 'Log in om te bestellen' })).toBeVisible();
});

test('the account wants a login, which leads back', async ({ page }) => {
  await page.goto('/nl/mijn-account/bestellingen');
  await expect(page).toHaveURL(/\/login\?/);
});
