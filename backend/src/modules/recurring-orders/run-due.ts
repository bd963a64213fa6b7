import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { loadSites } from '../../db/load-sites.ts';
import { recurringOrders, type Site } from '../../db/schema/index.ts';
import { and, asc, eq, isNull, lte } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { ScheduledWork } from '../../jobs/work-kinds.ts';
import type { VatRegister } from '../../vat-register/vat-register.ts';
import { shopClock } from '../delivery/days.ts';
import { checkBeforeRun } from './check-before-run.ts';
import { runRecurring } from './run-recurring.ts';

/** Another order may take the last stock between reading and ordering; the next try leaves that line out. */
const MAX_TRIES = 3;

interface Runner {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Absent: no VAT number can be proven. */
  vatRegister?: VatRegister | undefined;
  /** Whether the installation has a payment provider. Default: true. */
  offersOnline?: boolean;
  /** Once aborted, no further run starts. */
  ending?: AbortSignal;
}

const dueIds = (database: Database, siteId: string, now: Date) =>
  database.inSite(siteId, (tx) =>
    tx
      .select({ id: recurringOrders.id })
      .from(recurringOrders)
      .where(
        and(
          eq(recurringOrders.active, true),
          isNull(recurringOrders.removedAt),
          lte(recurringOrders.nextOn, shopClock(now).day),
        ),
      )
      .orderBy(asc(recurringOrders.nextOn), asc(recurringOrders.id)),
  );

async function runOne(
  { database, log, vatRegister, offersOnline = true }: Runner,
  site: Site,
  id: number,
  now: Date,
): Promise<boolean> {
  for (let turn = 1; ; turn += 1)
    try {
      await checkBeforeRun({ database, log, vatRegister }, site, { recurringId: id });
      return (
        (await database.inSite(site.id, (tx) => runRecurring(tx, site, id, { now, offersOnline }))) !==
        undefined
      );
    } catch (err) {
      const lost = err instanceof DomainError && err.code === 'insufficient_stock';
      if (lost && turn < MAX_TRIES) continue;
      // It stays due, and stops no other from running.
      log.error({ err, site: site.id, recurringOrder: id }, 'a recurring order did not run');
      return false;
    }
}

/** Runs all due recurring orders of these sites, or of all, each in a transaction of its own. @returns the number of runs */
export async function runDue(
  runner: Runner,
  now: Date = new Date(),
  siteIds?: readonly string[],
): Promise<number> {
  const all = await loadSites(runner.database, siteIds);
  let ran = 0;
  for (const site of all)
    for (const { id } of await dueIds(runner.database, site.id, now)) {
      if (runner.ending?.aborted) return ran;
      if (await runOne(runner, site, id, now)) ran += 1;
    }
  return ran;
}

/** Runs at once, for those that were missed while no process ran, and then every quarter of a minute. */
export const recurringOrderWork = (runner: Omit<Runner, 'ending'>): ScheduledWork => ({
  everyMs: 15_000,
  atOnce: true,
  failure: 'running recurring orders failed',
  round: (siteIds, ending) => runDue({ ...runner, ending }, new Date(), siteIds),
});
