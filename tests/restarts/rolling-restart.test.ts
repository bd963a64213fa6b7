import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerPassword } from '../../demo/src/customers/accounts.ts';
import { ensureBuilt } from '../../scripts/lib/build.ts';
import { root } from '../../scripts/lib/install.mjs';
import { type Build, buildIdOf, makeOtherBuild } from './other-build.ts';
import { browse, buy, type Seen, Shopper } from './shopper.ts';
import { SITE, startWholeShop, type WholeShop } from './whole-shop.ts';

const BUYERS = ['inkoper', 'balie'].map((name) => `${name}@${SITE}.test`);
const UNTIL = { timeout: 60_000, interval: 50 };

let shop: WholeShop;
let nextBuild: Build;

beforeAll(async () => {
  await ensureBuilt();
  nextBuild = makeOtherBuild();
  shop = await startWholeShop();
}, 240_000);
afterAll(async () => {
  await shop?.end();
  nextBuild?.remove();
});

/** Opens some pages once, so that the first of the measured ones is not the first of all. */
async function pagesOf(seen: Seen): Promise<string[]> {
  const visitor = new Shopper(shop.port, SITE, seen);
  const { text } = await visitor.ask('/');
  const links = [...text.matchAll(/href="(\/nl\/[cp]\/[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const pages = ['/', ...new Set(links)].slice(0, 6);
  for (const page of pages) await visitor.ask(page);
  visitor.close();
  return pages;
}

const keysOfOrders = () =>
  shop.database.asOwner(async (_, client) => {
    await client.query(`BEGIN; SET LOCAL app.site = '${SITE}'`);
    const { rows } = await client.query<{ key: string }>(
      'SELECT idempotency_key AS key FROM orders WHERE idempotency_key IS NOT NULL',
    );
    await client.query('COMMIT');
    return rows.map(({ key }) => key);
  });

/** Of both builds, by each storefront: a tab of the build before is open, or the balancer leads a new one to an old storefront. */
async function askFiles(seen: Seen): Promise<void> {
  for (const { port } of shop.storefronts) {
    const browser = new Shopper(port, SITE, seen);
    for (const id of [buildIdOf(root), nextBuild.id])
      await browser.ask(`/_next/static/${id}/_buildManifest.js`);
    browser.close();
  }
}

it('serves every request while two backends and two storefronts are restarted, the latter with another build', async () => {
  const seen: Seen = { answers: 0, faults: [], orders: [] };
  const pages = await pagesOf(seen);
  expect(seen.faults.slice(0, 10)).toEqual([]);
  expect(pages.length).toBeGreaterThan(3);
  let isOver = false;
  const shopper = () => new Shopper(shop.port, SITE, seen);
  const shoppers = [
    ...[0, 1].map(() => browse(shopper(), pages, () => isOver)),
    ...BUYERS.map((username, at) => {
      const products = shop.products.slice(at * 3, at * 3 + 3);
      return buy(shopper(), { username, password: customerPassword }, products, seen, () => isOver);
    }),
  ];
  await expect.poll(() => seen.orders.length, UNTIL).toBeGreaterThan(3);
  for (const [kind, members] of [
    ['backends', shop.backends],
    ['storefronts', shop.storefronts],
  ] as const) {
    const ready = () => shop.balancers[kind].ready();
    for (const member of members) {
      const ordersBefore = seen.orders.length;
      const ended = member.process.stop();
      await expect.poll(ready, UNTIL).not.toContain(member);
      expect(await ended).toBe(0);
      // Orders are placed by the one that is left.
      await expect.poll(() => seen.orders.length, UNTIL).toBeGreaterThan(ordersBefore + 1);
      await member.process.start(kind === 'storefronts' ? nextBuild.folder : root);
      await expect.poll(ready, UNTIL).toContain(member);
      if (kind === 'storefronts') await askFiles(seen);
    }
  }
  isOver = true;
  await Promise.all(shoppers);
  expect(seen.faults.slice(0, 10)).toEqual([]);
  expect(seen.answers).toBeGreaterThan(200);
  expect((await keysOfOrders()).toSorted()).toEqual(seen.orders.toSorted());
}, 240_000);
