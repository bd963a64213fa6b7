import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { fillCart } from '../support/cart.ts';
import { logIn, siteUrl } from '../support/shop.ts';

/** Two lines of a name, the facts and the picture; with the borders of a template that frames its lines. */
const MAX_HEIGHT = 96;
const sites = ['demo', 'kantoorkring', 'schoongroep', 'erfenstal'] as const;

async function openCart(page: Page, base: string | undefined, site: (typeof sites)[number]) {
  await logIn(page, buyerOf(site), siteUrl(base, site, '/login'));
  await fillCart(page, 6);
  await page.goto(siteUrl(base, site, '/nl/winkelwagen'));
  await expect(page.locator('.cart-line')).toHaveCount(6);
}

for (const site of sites)
  test(`a line of the cart of ${site} is low, and its parts don't cover each other at any width`, async ({
    page,
    baseURL,
  }) => {
    await openCart(page, baseURL, site);
    const lines = page.locator('.cart-line');
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await lines.evaluateAll((all) => all.map((line) => (line as HTMLElement).offsetHeight));
      expect(Math.max(...heights), `${width} wide`).toBeLessThanOrEqual(MAX_HEIGHT);
    }
    for (const width of [1280, 1279, 1024, 768, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await lines.evaluateAll((all) =>
        all.flatMap((line) => {
          const boxes = [...line.querySelectorAll('h2, p, select, input, button')]
            .map((part) => ({ part, box: part.getBoundingClientRect() }))
            .filter(({ part, box }) => box.width > 0 && part.textContent !== '');
          return boxes.flatMap(({ part: a, box: one }, at) =>
            boxes.slice(at + 1).flatMap(({ part: b, box: other }) => {
              const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
              const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
              if (a.contains(b) || across <= 1 || down <= 5) return [];
              return [`${a.textContent} / ${b.textContent}`];
            }),
          );
        }),
      );
      expect(covered, `${width} wide`).toEqual([]);
    }
  });

test('the rows of an order list are at most 72 px high', async ({ page, baseURL }) => {
  await logIn(page, buyerOf('kantoorkring'), siteUrl(baseURL, 'kantoorkring', '/login'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(siteUrl(baseURL, 'kantoorkring', '/nl/mijn-account/bestellijsten'));
  await page.locator('main a[href*="/bestellijsten/"]').first().click();
  const rows = page.locator('.lines tbody tr:not(.line-group)');
  await rows.first().waitFor();
  const heights = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).offsetHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(72);
  // The price stands beside the total.
  const middle = (selector: string) =>
    rows.first().evaluate((row, cell) => {
      const walker = document.createTreeWalker(row.querySelector(cell) as Node, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (walker.currentNode.textContent?.includes('€')) break;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { top, bottom } = range.getBoundingClientRect();
      return (top + bottom) / 2;
    }, selector);
  expect(Math.abs((await middle('.line-price')) - (await middle('.line-total')))).toBeLessThanOrEqual(1);
});

test('a shop for the Netherlands only says so at its checkout', async ({ page, baseURL }) => {
  const sentence = 'Wij bezorgen alleen in Nederland.';
  await openCart(page, baseURL, 'kantoorkring');
  await page.goto(siteUrl(baseURL, 'kantoorkring', '/nl/winkelwagen/review'));
  await expect(page.getByText(sentence)).toBeVisible();
});
