import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { marked, publish, saveStatus, startEditing } from '../support/editing.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'erfenstal';
const run = Date.now();

test('an admin writes a news item and a text above search results, where none were', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, '/nl/nieuws'));
  await startEditing(page);
  await page.getByLabel('Titel van een nieuw bericht').fill(`Open dag ${run}`);
  await page.getByRole('button', { name: 'Bericht toevoegen' }).click();
  await page.waitForURL(`**/nl/nieuws/open-dag-${run}*`);
  const item = page.url().replace(/#.*/, '');
  expect((await visitor.goto(item))?.status()).toBe(404);
  const about = page.getByRole('region', { name: 'Dit nieuwsbericht' });
  await expect(about.getByText('Verborgen')).toBeVisible();
  await marked(page, 'news', 'content').click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.insertText('U bent welkom.');
  await page.keyboard.press('Escape');
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await publish(page);
  await expect(async () => {
    await visitor.goto(item);
    await expect(visitor.getByText('U bent welkom.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await about.getByRole('button', { name: 'Bericht verwijderen' }).click();
  await about.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await page.waitForURL('**/nl/nieuws');
  await expect(async () => expect((await visitor.goto(item))?.status()).toBe(404)).toPass();

  const search = siteUrl(baseURL, SITE, '/nl/zoeken/handschoen');
  await page.goto(search);
  await startEditing(page);
  const top = page.getByRole('region', { name: 'Tekst boven de zoekresultaten' });
  // A repeated run finds the text of the last one.
  const text = marked(page, 'page', 'content').first();
  await expect(top.or(text).first()).toBeVisible();
  if (await top.isVisible()) await top.getByRole('button', { name: 'Tekst schrijven' }).click();
  await text.click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.insertText(`Maattabel ${run}. `);
  await page.keyboard.press('Escape');
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await visitor.goto(search);
  await expect(visitor.getByText(`Maattabel ${run}.`)).toHaveCount(0);
  await publish(page);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText(`Maattabel ${run}.`)).toBeVisible({ timeout: 500 });
  }).toPass();
});
