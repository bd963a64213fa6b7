import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { buyerOf } from './support/accounts.ts';
import { fillCart } from './support/cart.ts';
import { logIn, siteUrl } from './support/shop.ts';

/** A site whose buyer no other test uses: the cart is this one's own. */
const SITE = 'keukenhygiene';
/** Longer than the session and the cart take to arrive. */
const DELAY_MS = 800;
const SCRIPTS = '**/_next/static/**/*.js';

/** React could not take over what the server rendered. */
const HYDRATION = /#4(18|2[1-5])\b|Hydration|hydrat/i;

/** In `npm test` four turns a page, each with every fourth script late; with TOONBANK_LONG=1 a turn for each script. */
const MAX_TURNS = process.env.TOONBANK_LONG === '1' ? Number.POSITIVE_INFINITY : 4;

/** The scripts that are late in each turn: each one is late once. */
function lateByTurns(scripts: string[]): string[][] {
  const count = Math.min(MAX_TURNS, scripts.length);
  return Array.from({ length: count }, (_, turn) =>
    scripts.filter((_script, index) => index % count === turn),
  );
}

/** Loads a page with some scripts late. @returns its scripts, and what React said */
async function load(page: Page, url: string, isLate: (script: string) => boolean) {
  const said: string[] = [];
  const scripts: string[] = [];
  const hear = (text: string) => HYDRATION.test(text) && said.push(text);
  const onPageError = (error: Error) => hear(String(error));
  const onConsole = (message: ConsoleMessage) => message.type() === 'error' && hear(message.text());
  page.on('pageerror', onPageError);
  page.on('console', onConsole);
  await page.route(SCRIPTS, async (route) => {
    const { pathname } = new URL(route.request().url());
    scripts.push(pathname);
    if (isLate(pathname)) await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.unrouteAll({ behavior: 'wait' });
  page.off('pageerror', onPageError);
  page.off('console', onConsole);
  return { scripts: [...new Set(scripts)].sort(), said };
}

/** The pages of a visit: the cart, a search, a group and a product. */
async function pagesOf(page: Page, at: (path: string) => string): Promise<string[]> {
  const search = at('/nl/zoeken/papier');
  await page.goto(search);
  const hrefs = [page.getByRole('main').locator('h3 a'), page.locator('a[href^="/nl/c/"]')].map((links) =>
    links.first().getAttribute('href', { timeout: 20_000 }),
  );
  const rest = (await Promise.all(hrefs)).map((href) => at(href ?? ''));
  return [at('/nl/winkelwagen'), search, ...rest];
}

for (const who of ['visitor', 'customer'] as const)
  test(`scripts that come late, each by turns, leave a page as the server rendered it: for a ${who}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const at = (path: string) => siteUrl(baseURL, SITE, path);
    if (who === 'customer') {
      await logIn(page, buyerOf(SITE), at('/login'));
      await fillCart(page, 3);
    }
    const said: string[] = [];
    for (const url of await pagesOf(page, at)) {
      const { scripts } = await load(page, url, () => false);
      expect(scripts.length).toBeGreaterThan(3);
      for (const late of lateByTurns(scripts)) {
        const turn = await load(page, url, (script) => late.includes(script));
        if (turn.said.length > 0) said.push(`${url}, late ${late.join(' ')}: ${turn.said.join('; ')}`);
      }
    }
    expect(said).toEqual([]);
  });
