import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { expectNoFindings, findings } from '../support/axe.ts';
import { callApi, openEmptyPage, siteUrl } from '../support/shop.ts';

const SITE = 'erfenstal';

test('sales reads a mail and sends it again', async ({ page, browser, baseURL }) => {
  const email = `mail${Date.now()}@voorbeeld.test`;
  const visitor = await (await browser.newContext()).newPage();
  await openEmptyPage(visitor, siteUrl(baseURL, SITE, '/leeg'));
  await callApi(visitor, '/v1/service/set_new_customer', {
    ...{ company: 'Hoeve Mail', kvk: '12345678', firstName: 'Sanne', lastName: 'de Wit' },
    ...{ phone: '020-5550100', email, street: 'Kade', houseNumber: '3' },
    ...{ postcode: '1234 AB', city: 'Proefdam', country: 'NL', remark: '' },
  });
  await visitor.context().close();

  await logInAsAdmin(page, SITE, baseURL, 'verkoop');
  const list = siteUrl(baseURL, SITE, '/beheer/mails');
  await expectNoFindings(page, [list]);
  await page.goto(list);
  await page.getByLabel('Zoeken', { exact: true }).fill(email);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toHaveCount(1);
  // Without a mail server a folder takes it within seconds, and the list says that it did not leave.
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('Niet verstuurd')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Hoeve Mail').or(dialog.getByText('aanvraag')).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Opnieuw versturen' }).click();
  await expect(page.getByText(`De mail aan ${email} staat klaar`)).toBeVisible();
  await expect(row).toHaveCount(2);
});

test('the warehouse sees no mails', async ({ page, baseURL }) => {
  await logInAsAdmin(page, SITE, baseURL, 'magazijn');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/mails'));
  await expect(page.getByRole('heading', { name: 'U mag deze pagina niet openen' })).toBeVisible();
});
