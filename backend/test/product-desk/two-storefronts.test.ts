import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { kindTag, siteTag } from '../../../lib/cache/cache-tags.ts';
import { DiskStore } from '../../../server/cache/disk-store.ts';
import PageHandler from '../../../server/cache/page-handler.ts';
import { TagStore } from '../../../server/cache/tag-store.ts';
import { ChangeWatch } from '../../../server/live/change-watch.ts';
import { renewChanged } from '../../../server/live/renew-changed.ts';
import { KEPT, sendHtml, start } from '../../../tests/server/http/running.ts';
import type { Site } from '../../src/db/schema/index.ts';
import {
  type Caller,
  makeAdmin,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { productDesk, products, editing } = endpoints;
const PAGE = '/nl/c/papier';

let test: TestApp;
let site: Site;
let product: TestProduct;
let catalogue: Caller;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test, { prices: 'public' });
  product = await makeProduct(test, site);
  const adminId = await makeAdmin(test, site, { role: 'catalogue' });
  catalogue = { site, sid: await makeSession(test, site, { adminId }) };
});
afterAll(() => test.close());

async function priceOf(): Promise<string> {
  const { docs } = await test.data(products.list, {}, { site });
  return JSON.stringify(docs.find(({ product_id }) => product_id === product.id)?.units);
}

/**
 * A storefront process but for Next's rendering: its own server, pages in memory and on disk, tags, and watch for changes, wired as in
 * `attach-next.ts`.
 */
async function startStorefront() {
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-storefront-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const tags = new TagStore(join(folder, 'tags'));
  const stored = { folder: join(folder, 'pages'), memoryBytes: 1e6, diskBytes: 1e9, sizeOf: () => 1 };
  const kept = new PageHandler(undefined, new DiskStore(stored), tags);
  const headers = { 'x-next-cache-tags': `${siteTag(site.id)},${kindTag(site.id, 'products')}` };
  let made = 0;

  async function render(): Promise<string> {
    made += 1;
    const html = `<html><body>${await priceOf()}</body></html>`;
    await kept.set(PAGE, { kind: 'APP_PAGE', status: 200, html, headers }, {});
    return html;
  }
  async function next(_: IncomingMessage, response: ServerResponse) {
    const page = await kept.get(PAGE);
    sendHtml(response, page?.value.html ?? (await render()), { ...KEPT, 'x-toonbank-site': site.id });
  }
  const watch = new ChangeWatch({
    ask: async () => ({ site: site.id, counts: await test.data(editing.feed, {}, { site }) }),
    onChanges: renewChanged(tags),
    onApi(isUp) {
      tags.isApiUp = isUp;
    },
  });
  const server = await start(next, {
    beforePage: (host) => watch.before(host),
    generation: () => tags.generation,
    changedAt: (siteId) => tags.changedAt(siteId),
  });
  return {
    page: async () => (await server.get(PAGE)).body.toString(),
    poll: () => watch.poll(),
    made: () => made,
  };
}

it('a changed price empties the kept page of every storefront, each of which hears of it by itself', async () => {
  const both = [await startStorefront(), await startStorefront()];
  const before = await priceOf();
  for (const one of both) {
    expect(await one.page()).toContain(before);
    expect(await one.page()).toContain(before);
    expect(one.made()).toBe(1);
  }

  const { units } = await test.data(productDesk.get, { productID: product.id }, catalogue);
  const [unit] = units;
  const productUnitID = unit?.unit_id ?? 0;
  const seen = unit?.price ?? 0;
  const price = { productID: product.id, productUnitID, seen, price: seen + 1 };
  await test.data(productDesk.setPrice, price, catalogue);
  const after = await priceOf();
  expect(after).not.toBe(before);
  for (const one of both) {
    await one.poll();
    expect(await one.page()).toContain(after);
    expect(one.made()).toBe(2);
  }
});
