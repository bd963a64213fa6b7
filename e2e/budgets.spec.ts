import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { layoutShift } from '../bench/browser/feel.ts';
import budgets from '../bench/budgets.json' with { type: 'json' };
import { weigh } from '../bench/weight.ts';
import { tenants } from '../tenants/index.ts';
import { buyerOf } from './support/accounts.ts';
import { mainPages } from './support/pages.ts';
import { logIn, siteUrl } from './support/shop.ts';

test('pages stay within their budgets, and no layout shifts on them', async ({ page, browser }) => {
  const { bytes, timings } = budgets;
  for (const [name, url] of Object.entries(await mainPages(page))) {
    const context = await browser.newContext();
    const fresh = await context.newPage();
    const weight = await weigh(fresh, url);
    expect.soft(weight.js, `JavaScript of ${name}`).toBeLessThanOrEqual(bytes.firstLoadJs);
    expect.soft(weight.css, `CSS of ${name}`).toBeLessThanOrEqual(bytes.css);
    const maxHtml = { category: bytes.categoryHtml, product: bytes.productHtml }[name];
    if (maxHtml) expect.soft(weight.html, `HTML of ${name}`).toBeLessThanOrEqual(maxHtml);
    expect.soft(await layoutShift(fresh, url), `layout shift of ${name}`).toBeCloseTo(timings.layoutShift, 2);
    await context.close();
  }
});

test('the style of each template stays within its budget', async ({ request, baseURL }) => {
  for (const { id, template } of Object.values(tenants)) {
    const { host } = new URL(siteUrl(baseURL, id));
    const get = async (path: string) => (await request.get(path, { headers: { host } })).text();
    const sheets = [...(await get('/')).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    expect(sheets.length, id).toBeGreaterThan(1);
    const styles = await Promise.all(sheets.map(([, href = '']) => get(href)));
    const bytes = styles.reduce((sum, css) => sum + gzipSync(css).length, 0);
    expect.soft(bytes, `CSS of ${id} (${template})`).toBeLessThanOrEqual(budgets.bytes.css);
  }
});

// The two templates with their own price layout in rows: a customer's prices are loaded after the row.
for (const id of ['kantoorkring', 'puurschoon'] as const) {
  test(`the layout of ${id} does not shift when a customer’s prices arrive`, async ({ page, baseURL }) => {
    await logIn(page, buyerOf(id), siteUrl(baseURL, id, '/login'));
    const home = siteUrl(baseURL, id);
    await page.goto(home);
    const linkOf = async (selector: string) =>
      siteUrl(baseURL, id, (await page.locator(selector).first().getAttribute('href')) ?? '');
    const category = await linkOf('.main-nav a');
    await page.goto(category);
    const product = await linkOf('main article a');
    for (const url of [home, category, product])
      expect.soft(await layoutShift(page, url), url).toBeCloseTo(budgets.timings.layoutShift, 2);
  });
}
