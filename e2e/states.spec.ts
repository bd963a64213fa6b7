import { expect, test } from '@playwright/test';
import { buyerOf } from './support/accounts.ts';
import { logIn } from './support/shop.ts';

test('without a connection the page remains, says so, and keeps the typed text', async ({
  page,
  context,
}) => {
  await page.goto('/nl/c/hygienepapier');
  const notice = page.getByText('Geen internetverbinding.');
  await expect(notice).toBeHidden();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(notice).toBeVisible();

  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('handdoekrollen');
  await search.press('Enter');
  await page.locator('main h3 a').first().click();
  await expect(page).toHaveURL(/\/nl\/c\/hygienepapier$/);
  await expect(search).toHaveValue('handdoekrollen');
  await expect(page.getByRole('heading', { level: 1, name: 'Hygiënepapier' })).toBeVisible();

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/nl\/zoeken\/handdoekrollen/);
});

test('an absent order and an order of another customer get the same page with links', async ({ page }) => {
  await logIn(page, buyerOf('demo'));
  const answer = await page.goto('/nl/mijn-account/bestellingen/999999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Deze bestelling vinden wij niet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Alle bestellingen' }).last().click();
  await expect(page).toHaveURL(/\/nl\/mijn-account\/bestellingen$/);
});
