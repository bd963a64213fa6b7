import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { expectNoFindings, findings } from '../support/axe.ts';
import { marked, publish, startEditing, writeLine } from '../support/editing.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'erfenstal';
const PAGE = '/nl/vragen-over-levering';
/** Another text in each run: a repeated run finds the versions of the last one. */
const run = Date.now();

test('an admin sees what changed on a page, and brings an earlier version back', async ({
  page,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL, 'publicist');
  await page.goto(siteUrl(baseURL, SITE, PAGE));
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.textContent();
  await startEditing(page);
  await writeLine(marked(page, 'page', 'title'), `Bezorgen ${run}`);
  await publish(page);

  await page.getByRole('navigation', { name: 'Beheer' }).locator('summary').click();
  await page.getByRole('link', { name: /^Pagina · / }).click();
  await expect(page.getByRole('heading', { name: `Pagina · Bezorgen ${run}` })).toBeVisible();
  await expect(page.getByText('Huidige versie')).toHaveCount(1);
  await expect(page.getByRole('deletion').first()).toContainText(`Verwijderd${before}`);
  await expect(page.getByRole('insertion').first()).toContainText(`ToegevoegdBezorgen ${run}`);
  expect(await findings(page)).toEqual([]);

  await page
    .getByRole('button', { name: /terugzetten$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('insertion')).toContainText(`${before}`);
  await dialog.getByRole('button', { name: 'Nu publiceren' }).click();
  await expect(page.getByText(/staat weer in de winkel/)).toBeVisible();
  await page.goto(siteUrl(baseURL, SITE, PAGE));
  await expect(title).toHaveText(`${before}`);

  await logInAsAdmin(page, SITE, baseURL, 'redactie');
  await expectNoFindings(page, [siteUrl(baseURL, SITE, '/beheer/geschiedenis')], [360]);
  await page
    .getByRole('link', { name: /^Pagina · / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Wat is er gewijzigd in versie/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /terugzetten$/ })).toHaveCount(0);
});
