import type { Browser, Page } from '@playwright/test';
import { customerPassword } from '../../demo/src/customers/accounts.ts';
import { openQuiet } from '../lib/open-quiet.ts';

export interface Size {
  width: number;
  height: number;
}
export interface Shot {
  page: string;
  png: Buffer;
}

/** The address of the first link that a selector finds. */
const linkOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().getAttribute('href')) ?? '/';

/** Sends a call with the page's session. */
const send = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([url, input]) => {
      const answer = await fetch(url as string, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      return (await answer.json()) as { data: { orders?: { order_number: string }[] } };
    },
    [path, body] as const,
  );

/**
 * The first screen of the pages that a buyer sees most: home, a category, its first product and a cart with it, as a visitor;
 * home, an order list and the confirmation of an order, as the customer `inkoper@<site>.test`.
 */
export async function photograph(browser: Browser, site: string, id: string, size: Size): Promise<Shot[]> {
  const context = await browser.newContext({
    viewport: size,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  const page = await context.newPage();
  const shots: Shot[] = [];
  const shoot = async (name: string, path: string, shown = 'h1') => {
    await openQuiet(page, site + path);
    await page.locator(shown).first().waitFor();
    shots.push({ page: name, png: await page.screenshot() });
  };
  await shoot('home', '/');
  await shoot('category', await linkOf(page, '.main-nav a'));
  const product = await linkOf(page, 'main article a');
  await shoot('product', product);
  await send(page, '/v1/shopcart/update_cart', { id: Number(/(\d+)$/.exec(product)?.[1]), quantity: 12 });
  await shoot('cart', '/nl/winkelwagen', '.cart-line');

  await send(page, '/v1/auth/login', { username: `inkoper@${id}.test`, password: customerPassword });
  await shoot('home-of-a-customer', '/');
  await openQuiet(page, `${site}/nl/mijn-account/bestellijsten`);
  await shoot('order-list', await linkOf(page, 'main a[href*="/bestellijsten/"]'), 'table');
  const { data } = await send(page, '/v1/service/get_order_history', {});
  await shoot('confirmation', `/nl/bestelling/${data.orders?.[0]?.order_number}/bevestiging`);
  await context.close();
  return shots;
}
