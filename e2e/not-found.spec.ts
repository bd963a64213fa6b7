import { expect, test } from '@playwright/test';

for (const [path, title] of [
  ['/nl/c/bestaat-niet', 'Hier staan geen producten (meer)'],
  ['/nl/p/bestaat-niet-99999999', 'Dit product is er niet (meer)'],
  ['/nl/p/geen-nummer', 'Dit product is er niet (meer)'],
  ['/nl/bestaat-niet', 'Deze pagina bestaat niet'],
  ['/de/', 'Deze pagina bestaat niet'],
  ['/nl/demo/v/', 'Deze pagina bestaat niet'],
] as const)
  test(`${path} is 404, and the page helps`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText(title);
    await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
  });

test('the checkout asks for a login, which leads on to the cart', async ({ page }) => {
  await page.goto('/nl/winkelwagen/review');
  await expect(page).toHaveURL(/\/login\/winkelwagen$/);
  await expect(page.getByRole('heading', { name: 'Log in om te bestellen' })).toBeVisible();
});

test('the account asks for a login, which leads back', async ({ page }) => {
  await page.goto('/nl/mijn-account/bestellingen');
  await expect(page).toHaveURL(/\/login\?/);
});
