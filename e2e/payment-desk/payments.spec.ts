import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { expectNoFindings } from '../support/axe.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'erfenstal';

test('finance opens the payments that need a look, and the list says that there are none', async ({
  page,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL, 'financieel');
  const list = siteUrl(baseURL, SITE, '/beheer/betalingen?stand=open&zoek=zzzz');
  await expectNoFindings(page, [list]);
  await page.goto(list);
  await expect(page.getByLabel('Stand')).toHaveValue('open');
  await expect(page.getByText('Niets gevonden')).toBeVisible();
  await page.getByLabel('Zoeken', { exact: true }).fill('');
  await expect(page).toHaveURL(/\/beheer\/betalingen\?stand=open$/);
});

test('sales sees no payments', async ({ page, baseURL }) => {
  await logInAsAdmin(page, SITE, baseURL, 'verkoop');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/betalingen'));
  await expect(page.getByRole('heading', { name: 'U mag deze pagina niet openen' })).toBeVisible();
});
