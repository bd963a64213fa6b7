import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect.ts';
import type { ScheduledWork } from '../../jobs/work-kinds.ts';
import { lastNight } from './last-night.ts';
import { readSites } from './site-facts.ts';
import { storeFindings } from './store-findings.ts';

interface Worker {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Once aborted, no further site begins. */
  ending?: AbortSignal;
}

/** Checks these sites, or all, that were not checked since three o'clock at night, each in a transaction of its own. */
export async function checkNightly(
  { database, log, ending }: Worker,
  now = new Date(),
  siteIds?: readonly string[],
): Promise<number> {
  const all = await readSites(database);
  const time = { unlessSince: lastNight(now) };
  let checked = 0;
  for (const site of all) {
    if (ending?.aborted) break;
    if (siteIds && !siteIds.includes(site.id)) continue;
    try {
      const found = await database.inSite(site.id, (tx) => storeFindings(tx, site, { all, now, time }));
      if (found !== undefined) checked += 1;
    } catch (err) {
      log.error({ err, site: site.id }, 'checking the texts of a site failed');
    }
  }
  return checked;
}

/** Looks every ten minutes. */
export const textCheckWork = (worker: Omit<Worker, 'ending'>): ScheduledWork => ({
  everyMs: 600_000,
  failure: 'checking texts failed',
  round: (siteIds, ending) => checkNightly({ ...worker, ending }, new Date(), siteIds),
});
