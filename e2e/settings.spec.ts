import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { oneShopApi } from '../backend/test/support/one-shop-api.ts';
import { kindTag } from '../lib/cache/cache-tags.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { TagStore } from '../server/cache/tag-store.ts';
import { tenants } from '../tenants/index.ts';
import { hostOf } from './support/neighbours.ts';
import { plainHttp } from './support/plain-http.ts';
import { fragileShop } from './support/storefront.ts';

const tenant = tenants.glasenraam;

test('settings of a shop in the database override its file, while both servers run', async () => {
  const port = await freePort();
  const api = await oneShopApi(tenant.id, port);
  const shop = await fragileShop(port);
  const client = plainHttp(Number(new URL(shop.url).port), 2);
  const pageOf = async (path: string) => (await client.ask({ host: hostOf(tenant), path })).text;
  const message = 'Maandag is ons magazijn gesloten.';
  try {
    const before = await pageOf('/');
    expect(before).toContain(tenant.branch.kvk);
    expect(before).not.toContain(message);

    await api.change({ alertMessage: message });
    // Cached pages expire after minutes; a tag file written by another process expires them now.
    const build = readFileSync('.next/BUILD_ID', 'utf8').trim();
    const tags = new TagStore(join(shop.pages, build, 'tags'));
    await expect(async () => {
      await tags.update([kindTag(tenant.id, 'settings')], { expire: 3600 });
      expect(await pageOf('/')).toContain(message);
    }).toPass({ timeout: 30_000, intervals: [1000] });
    expect(await pageOf('/login')).toContain(message);
  } finally {
    client.close();
    await shop.close();
    await api.close();
  }
});
