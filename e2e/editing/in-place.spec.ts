import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { findings } from '../support/axe.ts';
import { marked, publish, saveStatus, startEditing, writeLine } from '../support/editing.ts';
import { siteUrl } from '../support/shop.ts';

const PAGE = '/nl/vragen-over-levering';
/** Another text in each run: a repeated run finds the drafts of the last one. */
const run = Date.now();

test('an admin changes a title and a text on the page, and publishes them', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAsAdmin(page, 'keukenhygiene', baseURL);
  await page.goto(siteUrl(baseURL, 'keukenhygiene', PAGE));
  await startEditing(page);
  await writeLine(marked(page, 'page', 'title'), `Alles over bezorgen ${run}`);
  await expect(saveStatus(page)).toHaveText('Opgeslagen');

  const text = marked(page, 'page', 'content');
  await text.locator('p').first().click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText(`Vandaag besteld ${run}. `);
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await expect(page.getByText(/niet gepubliceerd$/)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(siteUrl(baseURL, 'keukenhygiene', PAGE));
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(`Alles over bezorgen ${run}`);

  await publish(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Alles over bezorgen ${run}`);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Alles over bezorgen ${run}`, {
      timeout: 1_000,
    });
  }).toPass();
  await expect(visitor.getByText(`Vandaag besteld ${run}.`)).toBeVisible();
});

test('a draft is kept while the API is away, and saved when it is back', async ({ page, baseURL }) => {
  await logInAsAdmin(page, 'keukenhygiene', baseURL, 'redactie');
  await page.goto(siteUrl(baseURL, 'keukenhygiene', '/nl/bestelhulp'));
  await startEditing(page);
  await page.route('**/cmsfront/save_draft', (route) => route.abort());
  await writeLine(marked(page, 'page', 'title'), `Hulp bij bestellen ${run}`);
  await expect(saveStatus(page)).toContainText('Niet opgeslagen: geen verbinding.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hulp bij bestellen ${run}`);
  await page.unroute('**/cmsfront/save_draft');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(saveStatus(page)).toHaveText('Opgeslagen');

  // Another visit of the same editor finds the draft.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(`Hulp bij bestellen ${run}`);
  await startEditing(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hulp bij bestellen ${run}`);
});

test('a session that ends while an editor types loses nothing', async ({ page, context, baseURL }) => {
  await logInAsAdmin(page, 'keukenhygiene', baseURL, 'publicist');
  await page.goto(siteUrl(baseURL, 'keukenhygiene', '/nl/wie-zijn-wij'));
  await startEditing(page);
  const title = marked(page, 'page', 'title');
  await title.click();
  await expect(title).toHaveAttribute('contenteditable', 'plaintext-only');
  await context.clearCookies({ name: 'toonbank.adminSid' });
  await title.pressSequentially(', en waarom');
  await title.press('Enter');
  await expect(saveStatus(page)).toContainText('uw sessie is verlopen');
  const other = await context.newPage();
  await logInAsAdmin(other, 'keukenhygiene', baseURL, 'publicist');
  await other.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
});

test('an editor without the right to publish is told who does', async ({ page, baseURL }) => {
  await logInAsAdmin(page, 'keukenhygiene', baseURL, 'redactie');
  await page.goto(siteUrl(baseURL, 'keukenhygiene', '/nl/privacy-veiligheid'));
  await startEditing(page);
  await writeLine(marked(page, 'page', 'title'), `Privacy ${run}`);
  await expect(page.getByText(/niet gepubliceerd$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /publiceren/i })).toHaveCount(0);
  await page.getByRole('button', { name: /bekijken$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Een publicist of beheerder kan ze publiceren.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /publiceren/ })).toHaveCount(0);
});

test('a landing page’s text is edited as one, and shown in its two places afterwards', async ({
  page,
  baseURL,
}) => {
  await logInAsAdmin(page, 'demo', baseURL);
  await page.goto(siteUrl(baseURL, 'demo', '/toiletpapier'));
  const lead = marked(page, 'page', 'content').first();
  const before = await lead.innerText();
  await startEditing(page);
  await lead.click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(lead).toHaveText('');
  await expect(marked(page, 'page', 'content').last()).toContainText(before.slice(0, 40));
  await page.keyboard.press('Escape');
  await expect(lead).toHaveText(before);
});

test('two editors change the same text: the second chooses, and a draft can be thrown away', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = siteUrl(baseURL, 'keukenhygiene', '/nl/vragen-over-bestellen');
  const anja = page;
  const bram = await (await browser.newContext()).newPage();
  const title = (of: typeof page) => marked(of, 'page', 'title');
  for (const [of, name] of [
    [anja, 'beheer'],
    [bram, 'publicist'],
  ] as const) {
    await logInAsAdmin(of, 'keukenhygiene', baseURL, name);
    await of.goto(url);
    await startEditing(of);
    await writeLine(title(of), `${name} ${run}`);
    await expect(saveStatus(of)).toHaveText('Opgeslagen');
  }
  await publish(bram);

  await anja.getByRole('button', { name: /publiceren$/ }).click();
  const dialog = anja.getByRole('dialog');
  await dialog.getByRole('button', { name: /publiceren$/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Een collega wijzigde dezelfde tekst. Kies welke blijft.',
  );
  await expect(dialog.getByText(`publicist ${run}`, { exact: true })).toBeVisible();
  await dialog.getByLabel(/Uw tekst/).check();
  await dialog.getByRole('button', { name: 'Met deze keuze publiceren' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(anja.getByRole('heading', { level: 1 })).toHaveText(`beheer ${run}`);

  await bram.reload();
  await startEditing(bram);
  await writeLine(title(bram), 'Toch niet');
  await expect(saveStatus(bram)).toHaveText('Opgeslagen');
  await writeLine(title(anja), 'Ook nog iets');
  await expect(saveStatus(anja)).toHaveText('Opgeslagen');
  await bram.getByRole('button', { name: /publiceren$/ }).click();
  await expect(bram.getByRole('dialog').getByText(/ bewerkt dit sinds \d/)).toBeVisible();
  await bram.getByRole('button', { name: /^Uw wijziging van .* verwijderen$/ }).click();
  await bram.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(bram.getByText('Op deze pagina is niets gewijzigd')).toBeVisible();
  await bram.keyboard.press('Escape');
  await expect(bram.getByRole('heading', { level: 1 })).toHaveText(`beheer ${run}`);
});

test('all of it works with the keyboard', async ({ page, baseURL }) => {
  await logInAsAdmin(page, 'keukenhygiene', baseURL);
  await page.goto(siteUrl(baseURL, 'keukenhygiene', '/nl/inkoop-op-maat'));
  await page.getByRole('button', { name: 'Bewerken', exact: true }).press('Enter');
  const title = marked(page, 'page', 'title');
  await expect(title).toHaveAttribute('tabindex', '0');
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(title).toHaveAttribute('contenteditable', 'plaintext-only');
  await page.keyboard.insertText(' van ons');
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.insertText('Zeker. ');
  await page.keyboard.press('Control+s');
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /publiceren$/ }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /publiceren$/ })).toBeFocused();
});

for (const [site, width] of [
  ['keukenhygiene', 1280],
  ['horecahuis', 390],
] as const)
  test(`pages that are edited have no findings of axe on ${site}`, async ({ page, baseURL }) => {
    await logInAsAdmin(page, site, baseURL);
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/nl/leveringsvoorwaarden']) {
      await page.goto(siteUrl(baseURL, site, path));
      await startEditing(page);
      expect(await findings(page)).toEqual([]);
    }
    await marked(page, 'page', 'content').first().click();
    await expect(page.getByRole('toolbar')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Gegevens' }).click();
    await expect(page.getByLabel('Titel voor zoekmachines')).toBeVisible();
    // Text that fades in has no contrast yet.
    await page
      .getByRole('dialog')
      .evaluate((dialog) =>
        Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
    expect(await findings(page)).toEqual([]);
  });
