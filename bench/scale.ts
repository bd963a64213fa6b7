import type { Database } from '../backend/src/db/connect.ts';
import { migrate } from '../backend/src/db/migrate.ts';
import { makeScaleSite, type ScaleSite, sizes } from './scale/data.ts';
import { type Kind, type ScaleTiming, scaleQueries } from './scale/queries.ts';
import { type ScaleResults, scaleReport } from './scale/report.ts';
import { onThrowAway } from './throw-away.ts';

async function measure(database: Database, postgres: string): Promise<ScaleResults> {
  await migrate(database);
  const sites = Object.keys(sizes) as ScaleSite[];
  let from = 0;
  for (const site of sites) {
    process.stdout.write(`Making a site with ${sizes[site]} products …\n`);
    from = performance.now();
    await makeScaleSite(database, site);
  }
  const makingSeconds = (performance.now() - from) / 1000;
  // As autovacuum does in time.
  await database.asOwner(async (_, client) => {
    await client.query('SET statement_timeout = 0');
    await client.query('VACUUM ANALYZE');
  });
  const timings: [ScaleSite, Record<Kind, ScaleTiming>][] = [];
  for (const site of sites) timings.push([site, await scaleQueries(database, site)]);
  return { postgres, makingSeconds, timings: Object.fromEntries(timings) as ScaleResults['timings'] };
}

/**
 * Lists on sites of 1,000, 10,000 and 100,000 products, in a temporary PostgreSQL database.
 * @returns undefined, with a message, without PostgreSQL
 */
export const scale = (): Promise<ScaleResults | undefined> => onThrowAway('Large catalogues', measure);

if (import.meta.main) {
  const results = await scale();
  if (results) process.stdout.write(`\n${scaleReport(results)}`);
}
