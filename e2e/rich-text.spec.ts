import { expect, type Page, test } from '@playwright/test';
import { richTextRules } from '@toonbank/contract';
import sanitizeHtml from 'sanitize-html';
import { xssVectors } from './support/xss-vectors';

const LEGITIMATE =
  '<h2>Levering</h2><p>Binnen <strong>één</strong> dag. <a href="/nl/nieuws">Nieuws</a></p>' +
  '<ul><li><em>een</em></li></ul><table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>';

/**
 * Number of times that one of the texts executed, in a page without a content security policy, in its HTML
 * and set by a script.
 */
async function countRuns(page: Page, texts: readonly string[]): Promise<number> {
  let runs = 0;
  const count = () => {
    runs += 1;
  };
  await page.exposeFunction('ran', count);
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<body>${texts.join('\n')}` })
      : route.fulfill({ status: 404 }),
  );
  await page.goto('/written');
  // A link that runs a script does so when it is clicked.
  await page.evaluate(async (all) => {
    const place = document.body.appendChild(document.createElement('div'));
    for (const text of all) place.appendChild(document.createElement('div')).innerHTML = text;
    const links = document.querySelectorAll('a');
    for (const link of links) if (/script:|data:/i.test(link.protocol)) link.click();
    for (const node of document.querySelectorAll<HTMLElement>('[autofocus],[tabindex]')) node.focus();
    // Two frames and a task: pictures have failed by then.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  }, texts);
  return runs;
}

test('no text of an editor runs as a script in a browser', async ({ page }) => {
  expect(xssVectors.length).toBeGreaterThanOrEqual(100);
  const shown = xssVectors.map((text) => sanitizeHtml(text, richTextRules));
  expect(await countRuns(page, shown)).toBe(0);
  const leftOver = await page.evaluate(() => ({
    elements: [
      ...new Set(
        [...document.body.querySelectorAll('body > *, body > div > div *')].map((node) => node.localName),
      ),
    ],
    attributes: [
      ...new Set([...document.body.querySelectorAll('*')].flatMap((node) => node.getAttributeNames())),
    ],
    links: [...document.links]
      .map((link) => link.protocol)
      .filter((protocol) => !/^(?:https?|mailto|tel):$/.test(protocol)),
  }));
  expect(
    leftOver.elements.filter((name) => name !== 'div' && !richTextRules.allowedTags.includes(name)),
  ).toEqual([]);
  expect(leftOver.attributes.filter((name) => name !== 'href')).toEqual([]);
  expect(leftOver.links).toEqual([]);
});

test('the same texts do run where nothing sanitises them', async ({ page }) => {
  const loud = xssVectors.filter((text) => /^<(?:img|svg|video|script|details)\b/i.test(text));
  expect(await countRuns(page, loud)).toBeGreaterThan(10);
});

test('an ordinary text of an editor is not changed', () => {
  expect(sanitizeHtml(LEGITIMATE, richTextRules)).toBe(LEGITIMATE);
});
