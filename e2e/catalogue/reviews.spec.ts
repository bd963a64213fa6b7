import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { expectWellMade, expectWellMadeAtAll } from '../support/look.ts';
import { siteUrl } from '../support/shop.ts';

const REVIEWS = '/nl/beoordelingen';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the reviews, page after page, and those with few stars', async ({
    page,
    baseURL,
  }) => {
    await page.goto(siteUrl(baseURL, 'huispapier', REVIEWS));
    const main = page.getByRole('main');
    const reviews = main.getByRole('heading', { level: 3 });
    await expect(reviews).toHaveCount(10);
    await expect(main).toContainText('Hoe wij aan deze beoordelingen komen');
    await main.getByRole('link', { name: 'Pagina 2' }).click();
    await expect(page).toHaveURL(/\?page=1$/);
    await expect(reviews.first()).toBeVisible();
    await main.getByRole('link', { name: /^2 sterren/ }).click();
    await expect(main.getByRole('heading', { name: 'Beoordelingen met 2 sterren' })).toBeVisible();
    const stars = await reviews.allInnerTexts();
    expect(stars.every((text) => text.startsWith('2 van 5 sterren.'))).toBe(true);
    await expect(main).toContainText('Antwoord van Huispapier');
    await main.getByRole('link', { name: /^Toon alle/ }).click();
    await expect(page).toHaveURL(/\/nl\/beoordelingen$/);
  });
});

test('the page is well made, and its structured data rates nothing', async ({ page, baseURL }) => {
  for (const site of ['demo', 'horecahuis', 'huispapier']) {
    for (const path of [REVIEWS, '/']) {
      await page.goto(siteUrl(baseURL, site, path));
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).not.toMatch(/AggregateRating|"Review"|aggregateRating|reviewRating/);
    }
    await page.goto(siteUrl(baseURL, site, REVIEWS));
    await expectWellMadeAtAll(page, `the reviews of ${site}`);
  }
});

test('a manager answers a review, visitors read it at once, and an editor has no permission', async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, 'horecahuis', path);
  const answer = `Dank u voor uw oordeel, ${Date.now()}.`;
  await logInAsAdmin(page, 'horecahuis', baseURL);
  await page.goto(at('/beheer/beoordelingen'));
  await expectWellMadeAtAll(page, 'the reviews of managers');
  await page.getByRole('button', { name: 'Zonder antwoord' }).click();
  await page
    .getByRole('button', { name: /^Beantwoorden:/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Antwoord').fill(answer);
  await expectWellMade(page, 'the answer', 390);
  await dialog.getByRole('button', { name: 'Antwoord plaatsen' }).click();
  await expect(page.getByText('Uw antwoord staat in de winkel.')).toBeVisible();
  await page.goto(at(REVIEWS));
  await expect(page.getByText(answer)).toBeVisible();
  await logInAsAdmin(page, 'horecahuis', baseURL, 'redactie');
  await page.goto(at('/beheer/beoordelingen'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zonder antwoord' })).toHaveCount(0);
});
