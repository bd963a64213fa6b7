import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import { allSiteIds } from '../db/load-sites.ts';
import type { Job, JobKind } from '../db/schema/index.ts';
import { inSpan } from './in-span.ts';
import { beginAnew, endJob, failJob, holdLease, MAX_ATTEMPTS, takeJob } from './take-job.ts';
import type { ScheduledWork } from './work-kinds.ts';

export interface JobContext {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Once aborted, no further job begins. */
  ending?: AbortSignal;
}

/** Does one kind of job. It may be done again after a failure, and after the process died at any point. */
export interface JobHandler {
  work(context: JobContext, job: Job): Promise<void>;
  /** Once the last try has failed, before the job ends: it may be done again too. */
  giveUp?(context: JobContext, job: Job): Promise<void>;
  /** Of work that may not be left undone: how long it rests after its last try, before its tries begin anew. */
  restMs?: number;
}
/** The kinds of jobs that a lane does; others are left to their own. */
export type JobHandlers = Partial<Record<JobKind, JobHandler>>;

/**
 * Ends a job whose last try has failed, after its subject: where the process or the database goes away in between, the job is
 * still there, and is given up again.
 */
async function giveUp(context: JobContext, handlers: JobHandlers, job: Job, reason: string): Promise<void> {
  const { database, log } = context;
  const handler = handlers[job.kind];
  try {
    await handler?.giveUp?.(context, job);
  } catch (err) {
    log.error({ err, job: job.id, kind: job.kind, site: job.siteId }, 'giving up a job failed');
    await database.inSite(job.siteId, (tx) => failJob(tx, job, reason, false));
    return;
  }
  await database.inSite(job.siteId, (tx) =>
    handler?.restMs === undefined
      ? failJob(tx, job, reason, true)
      : beginAnew(tx, job, reason, handler.restMs),
  );
}

/** Does the next due job of a site. @returns whether there was one */
async function runNext(context: JobContext, handlers: JobHandlers, siteId: string): Promise<boolean> {
  const { database, log } = context;
  const kinds = Object.keys(handlers) as JobKind[];
  const job = await database.inSite(siteId, (tx) => takeJob(tx, kinds));
  if (!job) return false;
  if (job.attempts > MAX_ATTEMPTS) {
    log.error({ job: job.id, kind: job.kind, site: siteId }, 'a job ended its process again and again');
    await giveUp(context, handlers, job, 'It ended the process that did it.');
    return true;
  }
  const release = holdLease(database, job);
  try {
    await inSpan(`job ${job.kind}`, { 'toonbank.site': siteId, 'toonbank.job': job.id }, async () =>
      handlers[job.kind]?.work(context, job),
    );
    await database.inSite(siteId, (tx) => endJob(tx, job));
  } catch (err) {
    const isLast = job.attempts >= MAX_ATTEMPTS;
    log[isLast ? 'error' : 'warn']({ err, job: job.id, kind: job.kind, site: siteId }, 'a job failed');
    if (isLast) await giveUp(context, handlers, job, String(err));
    else await database.inSite(siteId, (tx) => failJob(tx, job, String(err), false));
  } finally {
    release();
  }
  return true;
}

/** Does all due jobs of these sites, or of all. The sites take turns, one job each. */
export async function runDueJobs(
  context: JobContext,
  handlers: JobHandlers,
  siteIds?: readonly string[],
): Promise<number> {
  let waiting = [...(siteIds ?? (await allSiteIds(context.database)))];
  let count = 0;
  while (waiting.length > 0) {
    const more: string[] = [];
    for (const siteId of waiting) {
      if (context.ending?.aborted) return count;
      if (!(await runNext(context, handlers, siteId))) continue;
      more.push(siteId);
      count += 1;
    }
    waiting = more;
  }
  return count;
}

/** Does due jobs: at once where a process rings for them, else within five seconds. */
export const jobWork = (context: Omit<JobContext, 'ending'>, handlers: JobHandlers): ScheduledWork => ({
  everyMs: 5_000,
  failure: 'doing jobs failed',
  round: (siteIds, ending) => runDueJobs({ ...context, ending }, handlers, siteIds),
});
