import { expect, type Locator, type Page, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { marked, saveStatus, startEditing } from '../support/editing.ts';
import { siteUrl } from '../support/shop.ts';
import { xssVectors } from '../support/xss-vectors.ts';

const SITE = 'papierpunt';

async function openEditor(page: Page, baseURL: string | undefined, path: string, name = 'beheer') {
  await logInAsAdmin(page, SITE, baseURL, name);
  await page.goto(siteUrl(baseURL, SITE, path));
  await startEditing(page);
  const text = marked(page, 'page', 'content').last();
  await text.click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  return text;
}

/** Pastes HTML over all of the text, as Ctrl+V would. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, pasted) => {
    getSelection()?.selectAllChildren(element);
    document.dispatchEvent(new Event('selectionchange'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'x');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** Elements and attributes that a text of the shop may have. */
const foreignParts = (text: Locator) =>
  text.evaluate((element) => {
    const allowed = /^(?:H2|H3|P|UL|OL|LI|STRONG|EM|TABLE|THEAD|TBODY|TR|TH|TD|A|BR|IMG)$/;
    const attributes = /^(?:href|src|alt|class|colspan|rowspan|contenteditable|draggable)$/;
    return [...element.querySelectorAll('*')].flatMap((one) => [
      ...(allowed.test(one.tagName) ? [] : [one.outerHTML]),
      ...one.getAttributeNames().flatMap((name) => (attributes.test(name) ? [] : [`${one.tagName} ${name}`])),
      ...(/^\s*(?:javascript|data|vbscript):/i.test(one.getAttribute('href') ?? '') ? [one.outerHTML] : []),
    ]);
  });

test('nothing runs of more than a hundred attacks by paste, nor later on the page', async ({
  page,
  baseURL,
}) => {
  const runs: string[] = [];
  page.on('dialog', (dialog) => {
    runs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('ran', () => runs.push('ran'));
  const text = await openEditor(page, baseURL, '/nl/bestelhulp');
  const address = page.url();
  expect(xssVectors.length).toBeGreaterThan(100);
  for (const vector of xssVectors) {
    await paste(text, `<p>begin</p>${vector}<p>einde</p>`);
    expect(await foreignParts(text), vector).toEqual([]);
  }
  await expect(text).toContainText('einde');
  await page.keyboard.press('Control+s');
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await page.reload();
  await startEditing(page);
  await expect(marked(page, 'page', 'content').last()).toContainText('einde');
  expect(page.url()).toBe(address);
  expect(runs).toEqual([]);
});

test('a text is edited at a zoom of 400 percent', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const text = await openEditor(page, baseURL, '/nl/leveringsvoorwaarden', 'publicist');
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('Groot geschreven. ');
  await page.getByRole('toolbar').getByRole('button', { name: 'Vet' }).click();
  await page.keyboard.press('Escape');
  await expect(text).toContainText('Groot geschreven.');
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await page.getByRole('button', { name: /publiceren$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /publiceren$/ }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: /publiceren$/ })).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
