import { expect, type Page, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { marked, saveStatus, startEditing, writeLine } from '../support/editing.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'handschoenhal';
const run = Date.now();
const dock = (page: Page) => page.getByRole('region', { name: 'Bewerken van deze pagina' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Beheer', exact: true });

/** What covers the focused element, at its upper and lower edge: empty where it is in sight. */
const coveredBy = (page: Page) =>
  page.evaluate(async () => {
    // Scrolling follows the focus by a frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'no focus';
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const lowest = Math.min(bottom, top + 120) - 2;
    const found = [top + 2, lowest].map((y) => document.elementFromPoint((left + right) / 2, y));
    return found
      .filter((element) => !element || !(focused.contains(element) || element.contains(focused)))
      .map((element) => `${focused.outerHTML.slice(0, 80)} below ${element?.outerHTML.slice(0, 80)}`)
      .join('\n');
  });

test('who begins sees what can be edited, how, and nothing to publish', async ({ page, baseURL }) => {
  await logInAsAdmin(page, SITE, baseURL, 'redactie');
  await page.goto(siteUrl(baseURL, SITE, '/nl/leveringsvoorwaarden'));
  await startEditing(page);
  const title = marked(page, 'page', 'title');
  await expect(title).toHaveCSS(
    'outline-color',
    await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--color-focus)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }),
  );
  await expect(saveStatus(page)).toHaveText(/^Klik op een tekst of afbeelding met een stippelrand/);
  await expect(page.getByRole('button', { name: 'Klaar met bewerken' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /publiceren/i })).toHaveCount(0);
  await expect(title).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await bar(page).getByRole('button', { name: 'Bewerken', exact: true }).click();
  await expect(dock(page)).toHaveCount(0);
});

test('the bar leads to what can be published: here, or on the page of all changes', async ({
  page,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL, 'publicist');
  const changed = siteUrl(baseURL, SITE, '/nl/bestelhulp');
  const toPublish = bar(page).getByRole('button', { name: 'Publiceren' });
  await page.goto(changed);
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(bar(page).getByText('gepubliceerd')).toBeVisible();
  await expect(toPublish).toHaveCount(0);
  await startEditing(page);
  await writeLine(marked(page, 'page', 'title'), `${before} ${run}`);
  await expect(saveStatus(page)).toHaveText('Opgeslagen');

  await page.goto(siteUrl(baseURL, SITE, '/nl/wie-zijn-wij'));
  await toPublish.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wijzigingen' })).toBeVisible();

  // Without turning editing on first.
  await page.goto(changed);
  await toPublish.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('deletion')).toHaveText(before);
  await expect(dialog.getByRole('insertion')).toHaveText(`${before} ${run}`);
  await dialog.getByRole('button', { name: '1 wijziging publiceren' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(saveStatus(page)).toHaveText('Gepubliceerd: bezoekers zien het nu.');
  await expect(dock(page)).toBeFocused();
  await expect(toPublish).toHaveCount(0);
});

for (const width of [1280, 390])
  test(`nothing covers what has the focus, ${width} pixels wide`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 700 });
    await logInAsAdmin(page, SITE, baseURL);
    await page.goto(siteUrl(baseURL, SITE));
    await startEditing(page);
    const panel = page.getByRole('region', { name: 'Slides op deze pagina' });
    await panel.getByRole('button', { name: 'Slides beheren' }).click();
    await panel
      .getByRole('button', { name: /^Bewerken: / })
      .first()
      .click();
    const fields = panel.locator('input, button, [role="textbox"]');
    await expect(panel.getByLabel('Te zien vanaf')).toBeVisible();
    const count = await fields.count();
    expect(count).toBeGreaterThan(10);
    // Forwards the fields come from below, backwards from above.
    const order = [...Array(count).keys()];
    for (const at of [...order, ...order.toReversed()]) {
      const field = fields.nth(at);
      if (!(await field.isVisible())) continue;
      await field.evaluate((element) => element.focus());
      expect(await coveredBy(page)).toBe('');
    }
    await panel.getByRole('textbox', { name: 'Tekst', exact: true }).press('Enter');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto(siteUrl(baseURL, SITE, '/nl/leveringsvoorwaarden'));
    await startEditing(page);
    const title = marked(page, 'page', 'title');
    // Below the header, as far as the page scrolls.
    await title.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 8));
    await title.focus();
    await page.keyboard.press('Enter');
    await expect(title).toHaveAttribute('contenteditable', 'plaintext-only');
    expect(await coveredBy(page)).toBe('');
    await page.keyboard.press('Escape');

    // The title, while the text below it is edited.
    await page.evaluate(() => window.scrollTo(0, 0));
    await marked(page, 'page', 'content').first().press('Enter');
    await expect(page.getByRole('toolbar')).toBeVisible();
    const bar = await page.locator('.rich-toolbar').boundingBox();
    const box = await title.boundingBox();
    expect(bar && box && (bar.y >= box.y + box.height || bar.y + bar.height <= box.y)).toBe(true);
    await page.keyboard.press('Escape');

    // The line with the cursor, while a text is written to its end.
    await marked(page, 'page', 'content').first().press('Enter');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await page.keyboard.press('Control+End');
    for (let line = 0; line < 6; line += 1) await page.keyboard.press('Enter');
    await page.keyboard.insertText('Hier');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const range = getSelection()?.getRangeAt(0);
          const node = range?.startContainer.parentElement;
          if (!node) return 'no cursor';
          const { left, top, bottom } = node.getBoundingClientRect();
          return document.elementFromPoint(left + 4, (top + bottom) / 2)?.tagName;
        }),
      )
      .toBe('P');
    await page.keyboard.press('Escape');
  });

test('a new slide opens its form in sight, with a heading to write', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE));
  await startEditing(page);
  const panel = page.getByRole('region', { name: 'Slides op deze pagina' });
  await panel.getByRole('button', { name: 'Slide toevoegen' }).click();
  const text = panel.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(text).toBeFocused();
  await expect(text).toBeInViewport({ ratio: 1 });
  await page.keyboard.insertText(`Herfst ${run}`);
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Nu in de winkel.');
  await expect(text.getByRole('heading')).toHaveText(`Herfst ${run}`);
  await page.keyboard.press('Escape');
  const row = panel.getByRole('listitem').filter({ hasText: `Herfst ${run}` });
  await expect(row.getByRole('heading', { level: 3 })).toHaveText(`Herfst ${run}`);
  await row.getByRole('button', { name: /^Verwijderen: / }).click();
  await row.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(row).toHaveCount(0);
});

test('the numbers of the slides do not scroll the page, also before their script is loaded', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(siteUrl(baseURL, SITE));
  const numbers = page.getByRole('region', { name: 'Uitgelicht' }).locator('nav a');
  await expect(numbers).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await numbers.first().evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 400));
  const state = () => page.evaluate(() => [Math.round(window.scrollY), window.location.hash]);
  const before = await state();
  const left = () => page.evaluate(() => document.querySelector('.slider ul')?.scrollLeft ?? 0);
  await numbers.nth(1).evaluate((element: HTMLElement) => element.click());
  await expect.poll(left).toBeGreaterThan(300);
  expect(await state()).toEqual(before);
  await numbers.nth(0).click();
  await expect.poll(left).toBe(0);
  expect(await state()).toEqual(before);
});

test('a text with placeholders says what they stand for', async ({ page, baseURL }) => {
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, '/nl/vragen-over-levering'));
  await startEditing(page);
  await marked(page, 'page', 'content').first().locator('p').first().click();
  await expect(dock(page).getByText(/\{[a-z_-]+\} wordt \S+/)).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: 'Gegeven invoegen' }).click();
  await expect(page.getByRole('button', { name: /^Telefoonnummer\s*0\d/ })).toBeVisible();
});

test('on a phone the bar of editing is the only one at the lower edge of a product page', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE));
  const product = await page.locator('a[href*="/nl/p/"]').first().getAttribute('href');
  await page.goto(siteUrl(baseURL, SITE, product ?? ''));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const buyBar = page.locator('.buy-bar');
  await expect(buyBar).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await startEditing(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(dock(page)).toBeInViewport({ ratio: 1 });
  await expect(buyBar).toBeHidden();
});
