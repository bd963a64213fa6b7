import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/test/chromium.ts';
import { summary } from '../backend.ts';
import { customerCookies } from '../serving.ts';
import { measure } from './feel.ts';

/** Lines of a cart: as many as the largest carts of real buyers. */
const LINES = 200;
const TIMES = 5;
/** Debounce before a change is sent (docs/behaviour.md §17.1): not part of the shop's slowness. */
const DEBOUNCE_MS = 250;

export interface LargeCart {
  lines: number;
  /** From the start of the page's load to its last line. */
  openMs: number;
  /** From a click on + to the changed number. */
  plusMs: number;
  /** From a click on + to the new total, without the debounce. */
  updateMs: number;
}

interface Listed {
  data: { docs: { product_id: number; step: number }[] };
}

/** Puts exactly so many products in the customer's cart; zero empties it. */
async function fill(page: Page, count: number) {
  await page.evaluate(async (wanted) => {
    const call = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const held = await call('/v1/shopcart/get_cart', {});
    for (const { product_id: id, hash } of held.data.items)
      await call('/v1/shopcart/update_cart', { id, hash, quantity: 0 });
    const docs: Listed['data']['docs'] = [];
    for (let number = 0; docs.length < wanted; number += 1) {
      const list: Listed = await call('/v1/products/get_products', {
        lang: 'nl',
        page: number,
        pageSize: 96,
      });
      if (list.data.docs.length === 0) break;
      docs.push(...list.data.docs);
    }
    for (const { product_id: id, step } of docs.slice(0, wanted))
      await call('/v1/shopcart/update_cart', { id, quantity: step });
  }, count);
}

async function opened(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const done = await page.waitForFunction((lines) => {
    const { benchOpened } = window as unknown as { benchOpened: { lines: number; at: number } };
    return benchOpened.lines === lines && benchOpened.at;
  }, LINES);
  return done.jsonValue() as Promise<number>;
}

/** Records when the page has which number of lines, measured inside the page. */
const watchLines = () => {
  const mark = { lines: 0, at: 0 };
  Object.assign(window, { benchOpened: mark });
  new MutationObserver(() => {
    const lines = document.querySelectorAll('.cart-line').length;
    if (lines === mark.lines) return;
    Object.assign(mark, { lines, at: performance.now() });
  }).observe(document, { subtree: true, childList: true });
};

/** The cart page with 200 lines, of a customer who is logged in. */
export async function largeCart(page: Page, shop: string): Promise<LargeCart> {
  await page.goto(`${shop}/nl/winkelwagen`);
  await fill(page, LINES);
  await page.addInitScript(watchLines);
  // The first visit renders the page and loads its scripts.
  await opened(page, `${shop}/nl/winkelwagen`);
  const opens: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) opens.push(await opened(page, `${shop}/nl/winkelwagen`));
  await page.waitForLoadState('networkidle');

  const plus: number[] = [];
  const updates: number[] = [];
  const numberOf = (line: number) =>
    `document.querySelectorAll('.cart-line [role=spinbutton]')[${line}].ariaValueNow`;
  const total = `document.querySelector('main aside dl')?.textContent`;
  for (let turn = 0; turn < TIMES; turn += 1) {
    const line = turn * 37;
    const button = page
      .locator('.cart-line')
      .nth(line)
      .getByRole('button', { name: /^Meer / });
    const before = await page.evaluate<string>(numberOf(line));
    plus.push(await measure(page, 'click', `${numberOf(line)} !== '${before}'`, () => button.click()));
    await page.waitForLoadState('networkidle');
    const was = await page.evaluate<string>(total);
    const changed = `${total} !== ${JSON.stringify(was)}`;
    updates.push((await measure(page, 'click', changed, () => button.click())) - DEBOUNCE_MS);
    await page.waitForLoadState('networkidle');
  }
  await fill(page, 0);
  const [open, click, update] = [opens, plus, updates].map((times) => summary(times).medianMs);
  return { lines: LINES, openMs: open ?? 0, plusMs: click ?? 0, updateMs: update ?? 0 };
}

/** A page on which the demo's buyer is logged in. */
async function customerPage(shop: string, page: Page): Promise<Page> {
  const pairs = (await customerCookies(shop)).split('; ').map((cookie) => cookie.split('='));
  await page.context().addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: shop })));
  return page;
}

if (import.meta.main) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const shop = process.argv[2] ?? 'http://localhost:3000';
    const page = await customerPage(shop, await browser.newPage());
    process.stdout.write(`${JSON.stringify(await largeCart(page, shop), null, 2)}\n`);
  } finally {
    await browser.close();
  }
}
