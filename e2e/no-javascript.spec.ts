import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the shop can be browsed without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Hygiënepapier/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/nl\/c\/hygienepapier\?groupID=\d+&page=0/);
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(24);
  const first = await articles.first().getByRole('link').first().innerText();
  await page.getByRole('link', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(/page=1/);
  await expect(articles.first()).not.toContainText(first);
  await page.getByPlaceholder('Welk product zoek je?').first().fill('dispenser');
  await page.getByPlaceholder('Welk product zoek je?').first().press('Enter');
  await expect(page).toHaveURL(/\/nl\/zoeken\/dispenser/);
  await expect(articles.first()).toContainText(/dispenser/i);
  await articles.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/dispenser/i);
});
