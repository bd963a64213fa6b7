import { expect, type Page, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { findings } from '../support/axe.ts';
import { marked, publish, saveStatus, startEditing, writeLine } from '../support/editing.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'sanitairplein';
/** Other addresses in each run: a repeated run finds the pages of the last one. */
const run = Date.now();
const title = `Duurzaam ${run}`;
const [first, second, third] = [`duurzaam-${run}`, `groen-${run}`, `milieu/${run}`];

/** Opens the settings of the page in the list. */
async function openSettings(page: Page): Promise<void> {
  await page.goto(page.url().replace(/\/nl\/.*|\/beheer.*/, '/beheer/paginas'));
  await page.getByLabel('Zoeken in titel en adres').fill(String(run));
  await page.getByRole('button', { name: `Instellingen van ${title}` }).click();
}

async function move(page: Page, path: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Adres').fill(path);
  await page.getByRole('button', { name: 'Adres wijzigen' }).click();
  await expect(page.getByText(`De pagina staat nu op /nl/${path}.`)).toBeVisible();
}

test('a page is made, published, put in a menu, moved and taken off the site', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const url = (path: string) => siteUrl(baseURL, SITE, path);
  const visitor = await (await browser.newContext()).newPage();
  await logInAsAdmin(page, SITE, baseURL, 'publicist');
  await page.goto(url('/beheer/paginas'));
  await page.getByRole('button', { name: 'Nieuwe pagina' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill('Wie zijn wij');
  await expect(dialog.getByText('Dit adres heeft de pagina ‘Wie zijn wij’ al.')).toBeVisible();
  await dialog.getByLabel('Adres').fill('winkelwagen');
  await expect(dialog.getByText('Dit adres hoort bij de winkel zelf')).toBeVisible();
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Adres').fill(`/nl/${first}/`);
  await dialog.getByRole('button', { name: 'Pagina maken' }).click();

  await page.waitForURL(url(`/nl/${first}#bewerken`));
  await expect(page.getByText('Deze pagina staat nog niet op de site')).toBeVisible();
  expect((await visitor.goto(url(`/nl/${first}`)))?.status()).toBe(404);
  await marked(page, 'page', 'content').click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.insertText('Minder afval.');
  await page.keyboard.press('Escape');
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await publish(page);
  await expect(async () => {
    expect((await visitor.goto(url(`/nl/${first}`)))?.status()).toBe(200);
    await expect(visitor.getByText('Minder afval.')).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.goto(url('/beheer/menus'));
  const choice = page.getByLabel('Pagina toevoegen aan Over ons');
  await choice.selectOption({ label: title });
  await page.getByRole('button', { name: `${title} omhoog` }).press('Enter');
  await expect(page.getByRole('button', { name: `${title} omhoog` })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu’s publiceren' }).click();
  await expect(page.getByText('De menu’s staan nu zo in de winkel.')).toBeVisible();
  const menu = visitor.getByRole('contentinfo').getByRole('navigation', { name: 'Over ons' });
  await expect(async () => {
    await visitor.reload();
    await expect(menu.getByRole('link', { name: title })).toBeVisible({ timeout: 1_000 });
  }).toPass();

  // Along two addresses and back: each former one leads straight to the present one.
  await openSettings(page);
  await move(page, second);
  expect(await findings(page)).toEqual([]);
  await move(page, third);
  for (const path of [first, second]) {
    await expect(async () => {
      const headers = { host: new URL(url('/')).host };
      const answer = await request.get(`/nl/${path}`, { headers, maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([308, `/nl/${third}`]);
    }).toPass();
  }
  await move(page, first);
  await expect(async () => {
    expect((await visitor.goto(url(`/nl/${third}`)))?.url()).toBe(url(`/nl/${first}`));
  }).toPass();

  await page.getByRole('button', { name: 'Van de site halen' }).click();
  await expect(page.getByText('Deze pagina staat daarna niet meer in: Menu Over ons.')).toBeVisible();
  await page.getByRole('button', { name: 'Ja, van de site halen' }).click();
  await expect(page.getByText('Bezoekers zien deze pagina niet.')).toBeVisible();
  await expect(async () => {
    expect((await visitor.goto(url(`/nl/${first}`)))?.status()).toBe(404);
  }).toPass();
});

test('a page that goes off the site while it is edited keeps what is typed', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = '/nl/bestelhulp';
  await logInAsAdmin(page, SITE, baseURL, 'redactie');
  await page.goto(siteUrl(baseURL, SITE, path));
  await startEditing(page);
  await writeLine(marked(page, 'page', 'title'), `Hulp ${run}`);
  await expect(saveStatus(page)).toHaveText('Opgeslagen');

  const other = await (await browser.newContext()).newPage();
  await logInAsAdmin(other, SITE, baseURL);
  await other.goto(siteUrl(baseURL, SITE, '/beheer/paginas'));
  await other.getByRole('button', { name: 'Instellingen van Bestelhulp' }).click();
  await other.getByRole('button', { name: 'Van de site halen' }).click();
  await expect(other.getByText(/werkt aan deze pagina/)).toBeVisible();
  await other.getByRole('button', { name: 'Ja, van de site halen' }).click();
  await expect(other.getByText('Bezoekers zien deze pagina niet.')).toBeVisible();

  await writeLine(marked(page, 'page', 'title'), `Hulp bij bestellen ${run}`);
  await expect(saveStatus(page)).toContainText('Deze pagina staat niet (meer) op de site');
  await expect(marked(page, 'page', 'title')).toHaveText(`Hulp bij bestellen ${run}`);

  // Back on the site, and the draft is removed in the list of changes: the next run finds the page as it was.
  await other.getByRole('button', { name: 'Op de site zetten' }).click();
  await expect(other.getByText('Bezoekers zien deze pagina.', { exact: true })).toBeVisible();
  await other.goto(siteUrl(baseURL, SITE, '/beheer/wijzigingen'));
  expect(await findings(other)).toEqual([]);
  await other.getByRole('button', { name: `Hulp bij bestellen ${run} verwijderen` }).click();
  await other.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(other.getByText(`Hulp bij bestellen ${run}`)).toHaveCount(0);
});
