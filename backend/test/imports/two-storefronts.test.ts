import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kindTag } from '../../../lib/cache/cache-tags.ts';
import { TagStore } from '../../../server/cache/tag-store.ts';
import { ChangeWatch } from '../../../server/live/change-watch.ts';
import { renewChanged } from '../../../server/live/renew-changed.ts';
import type { Site } from '../../src/db/schema/index.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';

const HOST = 'winkel.test';

let test: TestApp;
let site: Site;
let own: Importer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'toonbank-storefronts-'));
  test = await testApp();
  site = await makeSite(test);
  own = await importer(test, site);
  await makeProduct(test, site, { articleNumber: 'A1', priceCents: 100 });
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The watch and the tags of a storefront with a folder of its own, as one on another machine. */
function storefront(name: string) {
  const tags = new TagStore(path.join(folder, name));
  const watch = new ChangeWatch({
    ask: async () => ({ site: site.id, counts: await test.data(endpoints.editing.feed, {}, { site }) }),
    onChanges: renewChanged(tags),
    onApi: (isUp) => {
      tags.isApiUp = isUp;
    },
  });
  return {
    visit: () => watch.before(HOST, Date.now() + 1000),
    pageOf: (madeAt: number) => tags.state([kindTag(site.id, 'products')], madeAt),
    /** As after a start: it reads what its folder has. */
    read: () => tags.refresh(),
  };
}

async function importPrice(price: string) {
  const importID = await own.preview({ kind: 'prices', lines: ['Artikelnummer;Prijs', `A1;${price}`] });
  await own.apply(importID);
}

it('a price import renews the pages of two storefronts, also of one that was away meanwhile', async () => {
  const one = storefront('one');
  const two = storefront('two');
  await Promise.all([one.visit(), two.visit()]);
  const madeAt = Date.now() + 1;
  expect([one.pageOf(madeAt), two.pageOf(madeAt)]).toEqual(['fresh', 'fresh']);
  await importPrice('2,00');
  await one.visit();
  expect([one.pageOf(madeAt), two.pageOf(madeAt)]).toEqual(['expired', 'fresh']);
  await importPrice('3,00');

  // The second one ends, and comes back with its folder.
  const back = storefront('two');
  await back.read();
  await back.visit();
  expect(back.pageOf(madeAt)).toBe('expired');
  await back.visit();
  expect(back.pageOf(Date.now() + 1)).toBe('fresh');
});
