import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { findings } from '../support/axe.ts';
import { marked, publish, saveStatus, startEditing } from '../support/editing.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'vloerzorg';
const PAGE = '/nl/vragen-over-levering';
/** Another question in each run: a repeated run finds those of the last one. */
const run = Date.now();
const asked = `Komt u ook op zolder ${run}?`;
const answered = `Ja, met trap ${run}.`;

test('an administrator writes a question by keyboard, and a visitor opens it', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, PAGE));
  await startEditing(page);
  const text = marked(page, 'page', 'content');
  await text.locator('p').first().click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Alt+4');
  await page.keyboard.insertText(asked);
  // A space and a click in a question leave it open.
  await page.keyboard.press('Space');
  await text.getByText(asked).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(answered);
  await expect(text.getByText(answered)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await publish(page);

  const visitor = await (await browser.newContext()).newPage();
  const shown = visitor.getByText(answered);
  await expect(async () => {
    await visitor.goto(siteUrl(baseURL, SITE, PAGE));
    await expect(visitor.getByText(asked)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(shown).not.toBeVisible();
  await visitor.getByText(asked).click();
  await expect(shown).toBeVisible();
});
