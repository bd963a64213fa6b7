import type { Tx } from '../db/connect.ts';
import { type JobKind, jobs } from '../db/schema/index.ts';
import { sql } from '../db/sql.ts';

export interface NewJob {
  kind: JobKind;
  /** Subject of the job: of a kind and key at most one job waits, the latest one. */
  key: string;
  payload?: Record<string, unknown>;
  /** Absent: now. */
  runAt?: Date;
}

/** Adds a job, in the transaction that causes it. One of this kind and key that waits is replaced. */
export async function addJob(tx: Tx, siteId: string, { kind, key, payload = {}, runAt }: NewJob) {
  const due = runAt ?? sql`now()`;
  await tx
    .insert(jobs)
    .values({ siteId, kind, key, payload, runAt: due })
    .onConflictDoUpdate({
      target: [jobs.siteId, jobs.kind, jobs.key],
      targetWhere: sql`state = 'waiting'`,
      set: { payload, runAt: due, leasedUntil: null, lastError: '' },
    });
}

/** Removes the job of this kind and key that waits. */
export const removeJob = (tx: Tx, siteId: string, { kind, key }: Pick<NewJob, 'kind' | 'key'>) =>
  tx.delete(jobs).where(sql`site_id = ${siteId} AND kind = ${kind} AND key = ${key} AND state = 'waiting'`);
