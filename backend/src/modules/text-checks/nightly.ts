import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { repeat } from '../../lib/repeat.ts';
import { shopClock } from '../delivery/days.ts';
import { readSites } from './site-facts.ts';
import { storeFindings } from './store-findings.ts';

const POLL_INTERVAL_MS = 600_000;
const HOUR_MS = 3_600_000;
/** By the clock in the shop. */
const NIGHT_HOUR = 3;

interface Worker {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Once aborted, no further site begins. */
  ending?: AbortSignal;
}

/** The last time that it was three o'clock at night in the shop. */
export function lastNight(now: Date): Date {
  const [hours = 0, minutes = 0] = shopClock(now).time.split(':').map(Number);
  const since = ((hours - NIGHT_HOUR + 24) % 24) * HOUR_MS + minutes * 60_000;
  return new Date(now.getTime() - since - (now.getTime() % 60_000));
}

/** Checks every site that was not checked since three o'clock at night, each in a transaction of its own. */
export async function checkNightly({ database, log, ending }: Worker, now = new Date()): Promise<number> {
  const all = await readSites(database);
  const time = { unlessSince: lastNight(now) };
  let checked = 0;
  for (const site of all) {
    if (ending?.aborted) break;
    try {
      const found = await database.inSite(site.id, (tx) => storeFindings(tx, site, { all, now, time }));
      if (found !== undefined) checked += 1;
    } catch (err) {
      log.error({ err, site: site.id }, 'checking the texts of a site failed');
    }
  }
  return checked;
}

/** Looks every ten minutes; @returns a function that stops it. */
export const scheduleTextChecks = (worker: Worker): (() => Promise<void>) =>
  repeat(POLL_INTERVAL_MS, (ending) => checkNightly({ ...worker, ending }), {
    log: worker.log,
    failure: 'checking texts failed',
  });
