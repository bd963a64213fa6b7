import { expect, test } from '@playwright/test';
import budgets from '../bench/budgets.json' with { type: 'json' };
import { layoutShift } from '../bench/feel.ts';
import { weigh } from '../bench/weight.ts';
import { mainPages } from './support/pages.ts';

test('pages stay within their budgets, and nothing on them moves', async ({ page, browser }) => {
  const { bytes, timings } = budgets;
  for (const [name, url] of Object.entries(await mainPages(page))) {
    const context = await browser.newContext();
    const fresh = await context.newPage();
    const weight = await weigh(fresh, url);
    expect.soft(weight.js, `JavaScript of ${name}`).toBeLessThanOrEqual(bytes.firstLoadJs);
    expect.soft(weight.css, `CSS of ${name}`).toBeLessThanOrEqual(bytes.css);
    if (name === 'category') expect.soft(weight.html, 'HTML').toBeLessThanOrEqual(bytes.categoryHtml);
    expect.soft(await layoutShift(fresh, url), `layout shift of ${name}`).toBeCloseTo(timings.layoutShift, 2);
    await context.close();
  }
});
