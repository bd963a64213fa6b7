import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { fillIfEmpty } from '../../../demo/src/fill.ts';
import { demoSites } from '../../../demo/src/sites.ts';
import { buildApp } from '../../src/app.ts';
import { connectEmbedded } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { type Site, sites } from '../../src/db/schema/index.ts';
import { refreshSearch } from '../../src/modules/catalogue/search/refresh-search.ts';

/** A reference backend of its own with one demo shop, whose row in the database can be changed while it runs. */
export async function oneShopApi(id: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-api-'));
  const database = await connectEmbedded(folder);
  await migrate(database);
  await fillIfEmpty(database, { sites: demoSites.filter((site) => site.id === id) });
  await refreshSearch(database);
  const app = await buildApp({ database, logLevel: 'error', trustedProxy: [], siteTokens: new Map() });
  await app.listen({ host: 'localhost', port });
  return {
    change: (values: Partial<Site>) =>
      database.asOwner((db) => db.update(sites).set(values).where(eq(sites.id, id))),
    async close() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
