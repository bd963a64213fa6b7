import type { Browser, Page } from '@playwright/test';
import { openQuiet } from '../lib/open-quiet.ts';

export interface Size {
  width: number;
  height: number;
}

/** The address of the first link that a selector finds. */
const linkOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().getAttribute('href')) ?? '/';

/** Home, first category, its first product, and a cart with that product in it, as PNG files. */
export async function photograph(browser: Browser, site: string, size: Size): Promise<Buffer[]> {
  const context = await browser.newContext({
    viewport: size,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  const page = await context.newPage();
  const shots: Buffer[] = [];
  const shoot = async (path: string, shown = 'h1') => {
    await openQuiet(page, site + path);
    await page.locator(shown).first().waitFor();
    shots.push(await page.screenshot());
  };
  await shoot('/');
  await shoot(await linkOf(page, '.main-nav a'));
  const product = await linkOf(page, 'main article a');
  await shoot(product);
  const id = Number(/(\d+)$/.exec(product)?.[1]);
  await page.evaluate(
    (body) =>
      fetch('/v1/shopcart/update_cart', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    { id, quantity: 12 },
  );
  await shoot('/nl/winkelwagen', '.cart-line');
  await context.close();
  return shots;
}
