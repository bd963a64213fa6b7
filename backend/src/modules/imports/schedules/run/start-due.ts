import type { Tx } from '../../../../db/connect.ts';
import { importRuns, importSchedules, type Site } from '../../../../db/schema/index.ts';
import { and, asc, eq, lte, sql } from '../../../../db/sql.ts';
import { addJob } from '../../../../jobs/add-job.ts';
import { nextRun } from '../next-run.ts';

/**
 * Goes on with runs whose job has ended and which have not: the process died between the two. The run then ends with its
 * import and its file.
 */
async function adoptOrphans(tx: Tx, site: Site): Promise<void> {
  const orphans = await tx
    .select()
    .from(importRuns)
    .where(
      and(
        eq(importRuns.siteId, site.id),
        eq(importRuns.result, 'running'),
        sql`NOT EXISTS (SELECT FROM jobs j WHERE j.site_id = import_runs.site_id AND j.state = 'waiting'
          AND j.kind = 'import.scheduled' AND j.key = import_runs.id::text)`,
      ),
    )
    .for('update', { skipLocked: true });
  for (const run of orphans) await addJob(tx, site.id, { kind: 'import.scheduled', key: String(run.id) });
}

/**
 * Begins the run of a schedule that is due, unless another one of the site is under way. Of processes that look at once one
 * begins it: it holds the row until the next moment is stored. @returns whether a run began
 */
export async function startDueRun(tx: Tx, site: Site): Promise<boolean> {
  const siteId = site.id;
  await adoptOrphans(tx, site);
  const [due] = await tx
    .select()
    .from(importSchedules)
    .where(
      and(
        eq(importSchedules.siteId, siteId),
        eq(importSchedules.state, 'active'),
        lte(importSchedules.nextRunAt, sql`now()`),
      ),
    )
    .orderBy(asc(importSchedules.nextRunAt), asc(importSchedules.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  if (!due) return false;
  const [run] = await tx
    .insert(importRuns)
    .values({ siteId, scheduleId: due.id, forced: due.forced })
    .onConflictDoNothing()
    .returning();
  if (!run) return false;
  await tx
    .update(importSchedules)
    .set({ nextRunAt: nextRun(due), forced: false })
    .where(and(eq(importSchedules.siteId, siteId), eq(importSchedules.id, due.id)));
  await addJob(tx, siteId, { kind: 'import.scheduled', key: String(run.id) });
  return true;
}
