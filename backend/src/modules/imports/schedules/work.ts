import { loadSites } from '../../../db/load-sites.ts';
import { type JobContext, runDueJobs } from '../../../jobs/run-jobs.ts';
import type { ScheduledWork } from '../../../jobs/work-kinds.ts';
import { scheduledJob } from './run/do-run.ts';
import { startDueRun } from './run/start-due.ts';
import type { ScheduleServices } from './services.ts';

/** Sites side by side. A round ends with its slowest site, so a supplier's server that hangs delays others by two minutes at most. */
const SITES_AT_ONCE = 4;
/** A process that ends leaves a run to the next one after so long. */
const LAST_ROUND_MS = 10_000;

/** Begins what is due at these sites and does it, one run at a time per site. */
export async function runDueSchedules(
  context: JobContext,
  services: ScheduleServices,
  siteIds: readonly string[],
): Promise<void> {
  const handlers = { 'import.scheduled': scheduledJob(services) };
  const waiting = await loadSites(context.database, siteIds);
  const doNext = async (): Promise<void> => {
    const site = waiting.shift();
    if (!site || context.ending?.aborted) return;
    try {
      await context.database.inSite(site.id, (tx) => startDueRun(tx, site));
      await runDueJobs(context, handlers, [site.id]);
    } catch (err) {
      context.log.error({ err, site: site.id }, 'scheduled imports of a site failed');
    }
    await doNext();
  };
  await Promise.all(Array.from({ length: SITES_AT_ONCE }, doNext));
}

/** Fetches and imports suppliers' files, beside the jobs that people wait for. */
export const importScheduleWork = (
  context: Omit<JobContext, 'ending'>,
  services: ScheduleServices,
): ScheduledWork => ({
  ...{ everyMs: 5_000, atOnce: true, failure: 'scheduled imports failed', lastRoundMs: LAST_ROUND_MS },
  round: (siteIds, ending) => runDueSchedules({ ...context, ending }, services, siteIds),
});
