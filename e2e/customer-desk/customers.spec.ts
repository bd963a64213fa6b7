import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { expectNoFindings, findings } from '../support/axe.ts';
import { callApi, openEmptyPage, siteUrl } from '../support/shop.ts';

const SITE = 'erfenstal';

test('sales approves a registration, blocks the customer and finds it by Ctrl K', async ({
  page,
  browser,
  baseURL,
}) => {
  const company = `Hoeve Nieuwveld ${Date.now()}`;
  const visitor = await (await browser.newContext()).newPage();
  await openEmptyPage(visitor, siteUrl(baseURL, SITE, '/leeg'));
  await callApi(visitor, '/v1/service/set_new_customer', {
    ...{ company, kvk: '12345678', firstName: 'Sanne', lastName: 'de Wit', phone: '020-5550100' },
    ...{ email: `sanne${Date.now()}@voorbeeld.test`, street: 'Kade', houseNumber: '3' },
    ...{ postcode: '1234 AB', city: 'Proefdam', country: 'NL', remark: 'Graag voor tien uur.' },
  });
  await visitor.context().close();

  await logInAsAdmin(page, SITE, baseURL, 'verkoop');
  await expectNoFindings(page, [siteUrl(baseURL, SITE, '/beheer')], [360]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(siteUrl(baseURL, SITE, '/beheer'));
  await page.getByRole('link', { name: /aanvragen$/ }).click();
  await expect(page).toHaveURL(/\/beheer\/aanvragen\?stand=open$/);
  await page.getByRole('button', { name: `Aanvraag van ${company} bekijken` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Graag voor tien uur.');
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel('Prijslijst').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Goedkeuren' }).click();
  await expect(page.getByText(`${company} is klant`)).toBeVisible();

  await page.getByRole('link', { name: 'Naar de klant' }).click();
  await expect(page.getByRole('heading', { name: company })).toBeVisible();
  await expect(page.getByLabel('Betaaltermijn in dagen')).not.toBeEditable();
  await expectNoFindings(page, [page.url()]);
  await page.getByRole('button', { name: 'Klant blokkeren' }).click();
  await dialog.getByRole('button', { name: 'Blokkeren', exact: true }).click();
  await expect(page.getByText('Deze klant is geblokkeerd en kan niet inloggen.')).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(company);
  await expect(dialog.getByRole('link', { name: new RegExp(company) })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Weer toelaten' })).toBeVisible();
  await page.getByRole('button', { name: 'Weer toelaten' }).click();
  await expect(page.getByRole('button', { name: 'Klant blokkeren' })).toBeVisible();
});

test('finance sets term and limit; a wrong amount is said at its field and loses nothing', async ({
  page,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL, 'financieel');
  const list = siteUrl(baseURL, SITE, '/beheer/klanten');
  await expectNoFindings(page, [list]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(list);
  await page.getByLabel('Zoeken', { exact: true }).fill(`inkoper@${SITE}.test`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  const limit = page.getByLabel('Kredietlimiet incl. btw');
  await limit.fill('veel');
  await page.getByRole('button', { name: 'Voorwaarden opslaan' }).click();
  await expect(page.getByText('Vul een bedrag in, bijvoorbeeld 2500')).toBeVisible();
  await expect(limit).toBeFocused();
  await expect(limit).toHaveValue('veel');
  await limit.fill('250.000,50');
  await page.getByRole('button', { name: 'Voorwaarden opslaan' }).click();
  await expect(page.getByText('Opgeslagen.')).toBeVisible();
  await page.reload();
  await expect(limit).toHaveValue('250.000,50');
  await limit.fill('');
  await page.getByRole('button', { name: 'Voorwaarden opslaan' }).click();
  await expect(page.getByText('Opgeslagen.')).toBeVisible();
});

test('sales ends a price agreement of a customer, and the page says who did', async ({ page, baseURL }) => {
  await logInAsAdmin(page, SITE, baseURL, 'verkoop');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/klanten'));
  await page.locator('tr[data-row] a').first().click();
  const agreements = page.getByRole('region', { name: 'Prijsafspraken' });
  const open = agreements.getByRole('button', { name: /^Afspraak over/ }).first();
  const name = (await open.getAttribute('aria-label'))?.replace(/^Afspraak over | wijzigen$/g, '');
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Laatste dag').fill('2019-12-31');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByText('De laatste dag ligt voor de eerste.')).toBeVisible();
  await expect(dialog.getByLabel('Laatste dag')).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText(`De afspraak over ${name} is verwijderd.`)).toBeVisible();
  const history = page.getByRole('region', { name: 'Geschiedenis' });
  // Another test changes the same customer meanwhile.
  await expect(
    history.getByRole('listitem').filter({ hasText: 'Daan Veldkamp verwijderde een prijsafspraak' }).first(),
  ).toBeVisible();
  await expectNoFindings(page, [page.url()]);
});
