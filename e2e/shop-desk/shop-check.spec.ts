import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { expectNoFindings } from '../support/axe.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'glasenraam';

test('a manager sees what is wrong in the shop, and gets to where it is solved', async ({
  page,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, '/beheer'));
  await page
    .getByRole('link', { name: /^Winkelcheck/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelcheck' })).toBeVisible();
  // The demo sends no mail, and takes no real money.
  await expect(page.getByRole('heading', { name: 'De winkel verstuurt geen mail' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Online betalen staat in de testmodus' })).toBeVisible();
  await expect(page.getByText('Elke eenheid heeft een prijs')).toBeVisible();
  await page.getByRole('button', { name: 'Opnieuw controleren' }).click();
  await expect(page.getByRole('button', { name: 'Opnieuw controleren' })).toBeEnabled();
  await expectNoFindings(page, [siteUrl(baseURL, SITE, '/beheer/winkelcheck')]);
});

test('other roles have no permission, and are told which one has', async ({ page, baseURL }) => {
  await logInAsAdmin(page, SITE, baseURL, 'verkoop');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/winkelcheck'));
  await expect(page.getByText('U mag deze pagina niet openen')).toBeVisible();
});
