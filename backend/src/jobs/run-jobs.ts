import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import { type Job, type JobKind, sites } from '../db/schema/index.ts';
import { repeat } from '../lib/repeat.ts';
import { listenForJobs } from './job-bell.ts';
import { endJob, failJob, holdLease, MAX_ATTEMPTS, takeJob } from './take-job.ts';

/** For jobs of other processes, and those that are due later. */
const POLL_INTERVAL_MS = 5_000;

export interface JobContext {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Once aborted, no further job begins. */
  ending?: AbortSignal;
}

/** Does one kind of job. It may be done again after a failure, and after the process died at any point. */
export interface JobHandler {
  work(context: JobContext, job: Job): Promise<void>;
  /** Once the last try has failed. */
  giveUp?(context: JobContext, job: Job): Promise<void>;
}
export type JobHandlers = Record<JobKind, JobHandler>;

/** Does the next due job of a site. @returns whether there was one */
async function runNext(context: JobContext, handlers: JobHandlers, siteId: string): Promise<boolean> {
  const { database, log } = context;
  const job = await database.inSite(siteId, takeJob);
  if (!job) return false;
  const release = holdLease(database, job);
  try {
    await handlers[job.kind].work(context, job);
    await database.inSite(siteId, (tx) => endJob(tx, job));
  } catch (err) {
    const isLast = job.attempts >= MAX_ATTEMPTS;
    log[isLast ? 'error' : 'warn']({ err, job: job.id, kind: job.kind, site: siteId }, 'a job failed');
    await database.inSite(siteId, (tx) => failJob(tx, job, String(err), isLast));
    if (isLast) await handlers[job.kind].giveUp?.(context, job);
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
  const all =
    siteIds ??
    (await context.database.asOwner((db) => db.select({ id: sites.id }).from(sites))).map(({ id }) => id);
  let waiting = [...all];
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

/**
 * Does due jobs, at once where this process added them, else within five seconds.
 * @returns a function that begins no further job and waits for the running one
 */
export function scheduleJobs(
  context: Omit<JobContext, 'ending'>,
  handlers: JobHandlers,
): () => Promise<void> {
  const { log } = context;
  const rung = new Set<string>();
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const deaf = listenForJobs((siteId) => {
    if (rung.has(siteId)) return;
    rung.add(siteId);
    running = running
      .then(async () => {
        rung.delete(siteId);
        await runDueJobs({ ...context, ending: ending.signal }, handlers, [siteId]);
      })
      .catch((err: unknown) => log.error({ err }, 'doing jobs failed'));
  });
  const stop = repeat(POLL_INTERVAL_MS, (ended) => runDueJobs({ ...context, ending: ended }, handlers), {
    log,
    failure: 'doing jobs failed',
  });
  return async () => {
    deaf();
    ending.abort();
    await Promise.all([stop(), running]);
  };
}
