import type { Database, Tx } from '../db/connect.ts';
import { type Job, type JobKind, jobs } from '../db/schema/index.ts';
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from '../db/sql.ts';

/** How long a process may do nothing for its job before another one takes it. */
const LEASE_S = 30;
const RENEWAL_MS = 10_000;
/** Tries before a job is given up. */
export const MAX_ATTEMPTS = 5;

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_S})`;

/** Leases the next due job of a site, of one of these kinds, to this process; what another process takes is skipped. */
export async function takeJob(tx: Tx, kinds: readonly JobKind[]): Promise<Job | undefined> {
  const next = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.state, 'waiting'),
        inArray(jobs.kind, [...kinds]),
        lte(jobs.runAt, sql`now()`),
        or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await tx
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, leasedUntil: leaseEnd })
    .where(eq(jobs.id, sql`(${next})`))
    .returning();
  return job;
}

/** The job as this process took it: not after its lease ended and another one took it, nor after it was replaced. */
const asTaken = ({ id, attempts }: Job) =>
  and(eq(jobs.id, id), eq(jobs.attempts, attempts), eq(jobs.state, 'waiting'));

/** Renews the lease while the work goes on; @returns a function that ends it. */
export function holdLease(database: Database, job: Job): () => void {
  const timer = setInterval(() => {
    const renewal = database.inSite(job.siteId, (tx) =>
      tx.update(jobs).set({ leasedUntil: leaseEnd }).where(asTaken(job)),
    );
    // The database is away: the next renewal, or the work itself, tells.
    renewal.catch(() => {});
  }, RENEWAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export const endJob = (tx: Tx, job: Job) =>
  tx.update(jobs).set({ state: 'done', endedAt: sql`now()`, leasedUntil: null }).where(asTaken(job));

/** Seconds until the next try: ten, twenty, forty, … up to ten minutes. */
const waitAfter = (attempts: number): number => Math.min(10 * 2 ** (attempts - 1), 600);

/** Notes a failure: the job is due again later, or given up. */
export const failJob = (tx: Tx, job: Job, reason: string, isLast: boolean) =>
  tx
    .update(jobs)
    .set({
      lastError: reason.slice(0, 500),
      leasedUntil: null,
      ...(isLast
        ? { state: 'given_up' as const, endedAt: sql`now()` }
        : { runAt: sql`now() + make_interval(secs => ${waitAfter(job.attempts)})` }),
    })
    .where(asTaken(job));

/** Has the tries of a job begin anew after a rest. */
export const beginAnew = (tx: Tx, job: Job, reason: string, restMs: number) =>
  tx
    .update(jobs)
    .set({
      ...{ attempts: 0, leasedUntil: null, lastError: reason.slice(0, 500) },
      runAt: sql`now() + make_interval(secs => ${restMs / 1_000})`,
    })
    .where(asTaken(job));
