import { expect, type Page, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { findings } from '../support/axe.ts';
import { marked, publish, saveStatus, startEditing, writeLine } from '../support/editing.ts';
import { siteUrl } from '../support/shop.ts';

const PAGE = '/nl/leveringsvoorwaarden';
/** Its managers may change the master text, as the first shop that delivers in the Netherlands only. */
const HOME = 'puurschoon';
const FOLLOWER = 'bouwkeet24';
const DEVIATOR = 'sanitairplein';
/** Another text in each run: a repeated run finds the text of the last one. */
const run = Date.now();

/** The page's row on `/beheer/masterteksten`. */
const itemOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('a change at home reaches the sites that follow; one with a text of its own merges it', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await (await browser.newContext()).newPage();
  const title = `Onze voorwaarden ${run}`;
  await logInAsAdmin(own, DEVIATOR, baseURL);
  await own.goto(siteUrl(baseURL, DEVIATOR, PAGE));
  await startEditing(own);
  await writeLine(marked(own, 'page', 'title'), title);
  await expect(saveStatus(own)).toHaveText('Opgeslagen');
  await publish(own);

  await logInAsAdmin(page, HOME, baseURL);
  await page.goto(siteUrl(baseURL, HOME, PAGE));
  await startEditing(page);
  await marked(page, 'page', 'content').locator('p').last().click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(` Herzien bij {winkelnaam} op ${run}.`);
  await page.keyboard.press('Escape');
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await page
    .getByRole('region', { name: 'Bewerken van deze pagina' })
    .getByRole('button', { name: /publiceren$/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Ook op \d+ andere websites/ }).check();
  await dialog.getByRole('button', { name: /publiceren$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Herzien bij Puur Schoon op ${run}.`)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await expect(async () => {
    await visitor.goto(siteUrl(baseURL, FOLLOWER, PAGE));
    await expect(visitor.getByText(new RegExp(`Herzien bij [^{]+ op ${run}\\.`))).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();

  await own.goto(siteUrl(baseURL, DEVIATOR, '/beheer/masterteksten'));
  const item = itemOf(own, title);
  await expect(item).toContainText('Mastertekst gewijzigd');
  await item.getByText('Verschillen bekijken').click();
  await expect(item.getByText(`op ${run}.`).first()).toBeVisible();
  expect(await findings(own)).toEqual([]);
  await item.getByRole('button', { name: 'Wijziging overnemen, eigen tekst houden' }).click();
  await expect(own.getByText('heeft de wijziging van de mastertekst overgenomen')).toBeVisible();
  await expect(item).toContainText('Wijkt af');

  await visitor.goto(siteUrl(baseURL, DEVIATOR, PAGE));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByText(`op ${run}.`)).toBeVisible();

  // It follows again, so that a repeated run begins as this one.
  await item.getByText('Verschillen bekijken').click();
  await item.getByRole('button', { name: 'Mastertekst overnemen' }).click();
  await own.getByRole('button', { name: 'Overnemen en publiceren' }).click();
  await expect(itemOf(own, 'Leveringsvoorwaarden')).toContainText('Volgt');
});
