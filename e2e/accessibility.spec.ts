import { expect, type Page, test } from '@playwright/test';
import { openQuiet } from '../scripts/lib/open-quiet.ts';
import { counterOf } from './support/accounts.ts';
import { expectRoom, expectWellMade, LOOKED_AT, ZOOMED } from './support/look.ts';
import { customerKinds, type PageKinds, placesOf, visitorKinds } from './support/page-kinds.ts';
import { callApi, logIn, siteUrl } from './support/shop.ts';
import { templateSites } from './support/template-sites.ts';

/**
 * `E2E_LOOKS=all`: every kind of page of every template, at both widths. Otherwise each kind once, at one width, on
 * templates by turns; the four pages that matter most are looked at on all of them by `templates.spec.ts`.
 */
const everything = process.env.E2E_LOOKS === 'all';

/** The kinds that `templates.spec.ts` does not check. */
const isOwn = (kind: string) => ['home', 'group', 'product', 'cart'].includes(kind);

/** A shop for consumers has no partners: the next site's are looked at instead. */
function hasKind(kind: string, turn: number): boolean {
  return kind !== 'partner' || templateSites[turn]?.prices !== 'public';
}

/** Numbers of the sites in `templateSites` on which a kind is looked at; `at` is the kind's own number. */
function turnsOf(kind: string, at: number): number[] {
  const turns = templateSites.map((_, turn) => (at + turn) % templateSites.length);
  return turns.filter((turn) => hasKind(kind, turn)).slice(0, everything ? turns.length : 1);
}

async function lookAround(page: Page, kinds: PageKinds, turn: number) {
  const names = Object.keys(kinds).filter((kind) => everything || !isOwn(kind));
  const mine = names.filter((kind, at) => turnsOf(kind, at).includes(turn));
  const places = await placesOf(page, kinds, mine);
  for (const kind of mine) {
    const path = places.get(kind);
    expect.soft(path, `where ${kind} is`).toBeDefined();
    if (path === undefined) continue;
    await openQuiet(page, path);
    const what = `${kind} (${path})`;
    await expectRoom(page, what, ZOOMED);
    for (const width of everything ? LOOKED_AT : LOOKED_AT.slice(names.indexOf(kind) % 2).slice(0, 1))
      await expectWellMade(page, what, width);
  }
}

/** Fills the cart: most of its page is about its lines. */
async function fillCart(page: Page) {
  const { data } = await callApi<{ data: { docs: { product_id: number; step: number }[] } }>(
    page,
    '/v1/products/get_products',
    { lang: 'nl', pageSize: 2 },
  );
  for (const { product_id: id, step } of data.docs)
    await callApi(page, '/v1/shopcart/update_cart', { id, quantity: step });
}

for (const [turn, { id, template }] of templateSites.entries())
  test(`axe finds nothing on pages of the template ${template}, and nothing is cut off`, async ({
    browser,
    baseURL,
  }) => {
    if (everything) test.setTimeout(1_800_000);
    const page = await browser.newPage({ baseURL: siteUrl(baseURL, id), reducedMotion: 'reduce' });
    await logIn(page, counterOf(id), siteUrl(baseURL, id, '/login'));
    await fillCart(page);
    await lookAround(page, customerKinds, turn);
    await page.context().clearCookies();
    await lookAround(page, visitorKinds, turn);
    await page.close();
  });
