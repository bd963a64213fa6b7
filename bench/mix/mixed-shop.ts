import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../backend/src/db/migrate.ts';
import { fillIfEmpty } from '../../demo/src/fill.ts';
import { demoSites } from '../../demo/src/sites.ts';
import { startStack } from '../../scripts/lib/stack.ts';
import { pidOnPort } from '../process-tree.ts';
import { onThrowAway } from '../throw-away.ts';
import { type Load, runWrk } from '../wrk.ts';
import { type Buyer, meet, scriptOf } from './buyers.ts';

/** A running shop with one logged-in buyer per site. */
export interface MixedShop {
  /** The database's version, such as 'PostgreSQL 18.1'. */
  version: string;
  sites: number;
  processes: { storefront: number; backend: number };
  /** Has all buyers make the requests of the mix for so long, as fast as they can or so many a second. */
  run(seconds: number, perSecond?: number): Load;
}

/** Starts the demo shop with all its sites on a temporary PostgreSQL. @returns undefined without PostgreSQL */
export function onMixedShop<T>(what: string, work: (shop: MixedShop) => Promise<T>): Promise<T | undefined> {
  return onThrowAway(what, async (database, version, url) => {
    await migrate(database);
    await fillIfEmpty(database, { sites: demoSites });
    // Thousands of orders must not end at empty shelves, or at a buyer's limit of credit.
    await database.asOwner(async (_, client) => {
      await client.query('UPDATE products SET stock = 100000000');
      await client.query('UPDATE customers SET credit_limit_cents = NULL');
      await client.query('VACUUM ANALYZE');
    });
    // Its sites have the tokens of the source code, which a shop without demo data refuses.
    const stack = await startStack('.data/mix', { DATABASE_URL: url, DEMO_DATA: '1' });
    const folder = mkdtempSync(join(tmpdir(), 'toonbank-mix-'));
    try {
      const buyers: Buyer[] = [];
      for (const { id } of demoSites) buyers.push(await meet(stack.shop, id));
      const file = join(folder, 'mix.lua');
      const callers = String(buyers.length);
      return await work({
        version,
        sites: buyers.length,
        processes: {
          storefront: pidOnPort(new URL(stack.shop).port),
          backend: pidOnPort(new URL(stack.api).port),
        },
        run(seconds, perSecond) {
          writeFileSync(file, scriptOf(buyers, perSecond));
          return runWrk(['-t', callers, '-c', callers, `-d${seconds}s`, '--latency', '-s', file, stack.shop]);
        },
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await stack.stop();
    }
  });
}
