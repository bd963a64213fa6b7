import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { findings } from '../support/axe.ts';
import { marked, saveStatus, startEditing, writeLine } from '../support/editing.ts';
import { siteUrl } from '../support/shop.ts';

/** A site that no other test edits. */
const SITE = 'glasenraam';
const PAGE = '/nl/vragen-over-levering';
const run = Date.now();

test('a reader without a login sees a draft by its link, until it is gone', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, PAGE));
  await startEditing(page);
  await writeLine(marked(page, 'page', 'title'), `Concept ${run}`);
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await page.getByRole('button', { name: /publiceren$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Voorbeeldlink maken').click();
  await dialog.getByRole('button', { name: 'Link maken en kopiëren' }).click();
  const address = await dialog.getByLabel(/^De link werkt tot/).inputValue();

  const reader = await (await browser.newContext()).newPage();
  const answer = await reader.goto(address);
  expect(await answer?.allHeaders()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`Concept ${run}`);
  await expect(reader.getByRole('region', { name: 'Voorbeeld' })).toContainText('nog niet gepubliceerd');
  expect(await findings(reader)).toEqual([]);
  await reader.goto(siteUrl(baseURL, SITE, PAGE));
  await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText(`Concept ${run}`);

  const elsewhere = address.replace(SITE, 'huispapier');
  expect((await reader.goto(elsewhere))?.status()).toBe(404);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Dit voorbeeld is er niet meer');
  expect(await findings(reader)).toEqual([]);
});
