import { expect, type Page, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { findings } from '../support/axe.ts';
import { marked, publish, saveStatus, startEditing, writeLine } from '../support/editing.ts';
import { callApi, openEmptyPage, siteUrl } from '../support/shop.ts';

const SITE = 'schoolschoon';
/** Another text in each run: a repeated run finds the texts of the last one. */
const run = Date.now();

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Mededeling' });

/** Replaces a text on the page, and waits until the draft is saved. */
async function writeText(page: Page, kind: string, field: string, text: string): Promise<void> {
  await marked(page, kind, field).first().click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  if (text !== '') await page.keyboard.insertText(text);
  await page.keyboard.press('Escape');
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
}

/** Takes a text of the site away: a repeated run finds what the last one left. */
async function emptySiteText(page: Page, url: string, field: string): Promise<void> {
  await openEmptyPage(page, new URL('/leeg', url).href);
  const row = { kind: 'site', id: 1 };
  const call = async <T>(name: string, input: object) =>
    (await callApi<{ data: T }>(page, `/v1/cmsfront/${name}`, input)).data;
  type Draft = { live: { version: number }; draft: { revision: number } | null };
  const { live, draft } = await call<Draft>('get_draft', row);
  const fields = { ...row, version: live.version, revision: draft?.revision ?? 0, fields: { [field]: '' } };
  const saved = await call<{ draft_id: number; revision: number }>('save_draft', fields);
  await call('publish_draft', { draftID: saved.draft_id, revision: saved.revision });
}

/** Waits until a visitor's page shows a text, or no longer. */
async function expectAt(visitor: Page, url: string, text: string, isShown = true): Promise<void> {
  await expect(async () => {
    await visitor.goto(url);
    await expect(visitor.getByText(text)).toHaveCount(isShown ? 1 : 0, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

test('a notice is written where there was none, and stands above the home page and the cart only', async ({
  page,
  browser,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, SITE, path);
  const visitor = await (await browser.newContext()).newPage();
  const text = `Rond kerst bezorgen wij niet. ${run}`;
  await logInAsAdmin(page, SITE, baseURL);
  await emptySiteText(page, at('/'), 'notice');
  await expect(async () => {
    await page.goto(at('/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(noticeOf(page)).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await startEditing(page);
  await expect(noticeOf(page)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await writeText(page, 'site', 'notice', `${text} ${'Nog meer. '.repeat(60)}`);
  await page.getByRole('button', { name: /publiceren$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /publiceren$/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('De mededeling is te lang');
  await page.keyboard.press('Escape');
  await writeText(page, 'site', 'notice', text);
  await visitor.goto(at('/'));
  await expect(noticeOf(visitor)).toHaveCount(0);
  await publish(page);
  await expectAt(visitor, at('/'), text);
  await expect(noticeOf(visitor)).toContainText(text);
  // It blocks nothing: it is a part of the page, and the focus stays where it is.
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  for (const width of [1280, 390]) {
    await visitor.setViewportSize({ width, height: 800 });
    expect(await findings(visitor)).toEqual([]);
  }
  await expectAt(visitor, at('/nl/winkelwagen'), text);
  expect(await findings(visitor)).toEqual([]);
  await visitor.goto(at('/login'));
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText(text)).toHaveCount(0);

  // It can be edited in the cart too. An emptied one leaves no box behind.
  await page.goto(at('/nl/winkelwagen'));
  await startEditing(page);
  await writeText(page, 'site', 'notice', '');
  await publish(page);
  await expectAt(visitor, at('/nl/winkelwagen'), text, false);
  await expect(noticeOf(visitor)).toHaveCount(0);
});

test('the empty banner is filled in place, and stands above every page until it is emptied', async ({
  page,
  browser,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, 'hotelvoorraad', path);
  const visitor = await (await browser.newContext()).newPage();
  const text = `Maandag is ons magazijn dicht ${run}`;
  const banner = marked(page, 'site', 'alertMessage');
  await logInAsAdmin(page, 'hotelvoorraad', baseURL);
  await emptySiteText(page, at('/'), 'alertMessage');
  await expect(async () => {
    await page.goto(at('/nl/wie-zijn-wij'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await startEditing(page);
  await expect(banner).toBeVisible();
  await writeLine(banner, text);
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await publish(page);
  await expectAt(visitor, at('/'), text);
  await expectAt(visitor, at('/login'), text);

  await banner.click();
  await expect(banner).toHaveAttribute('contenteditable', 'plaintext-only');
  await banner.press('Control+a');
  await banner.press('Delete');
  await banner.press('Enter');
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await publish(page);
  await expectAt(visitor, at('/'), text, false);
});

test('the text of a brand is edited on the brand’s page', async ({ page, browser, baseURL }) => {
  // A draft of the site's own texts, which other tests write, would be published with it.
  const site = 'dispenserplein';
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(siteUrl(baseURL, site, '/nl/c/merken'));
  const [path = ''] = await visitor
    .getByRole('main')
    .locator('a[href^="/nl/c/merken/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const url = siteUrl(baseURL, site, path);
  const text = `Dit merk maakt alles in eigen huis. ${run}`;
  await logInAsAdmin(page, site, baseURL);
  await page.goto(url);
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).split('\n')[0] ?? '';
  await startEditing(page);
  await writeText(page, 'page', 'content', text);
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name.trim());
  await expect(visitor.getByText(text)).toHaveCount(0);
  await publish(page);
  await expectAt(visitor, url, text);
});
