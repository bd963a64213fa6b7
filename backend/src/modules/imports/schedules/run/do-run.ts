import type { Tx } from '../../../../db/connect.ts';
import { loadSites } from '../../../../db/load-sites.ts';
import {
  adminUsers,
  type Import,
  importProfiles,
  importRuns,
  importSchedules,
  imports,
  type Job,
} from '../../../../db/schema/index.ts';
import { and, eq } from '../../../../db/sql.ts';
import { orNotFound } from '../../../../http/errors.ts';
import { ringAfterCommit } from '../../../../jobs/job-bell.ts';
import type { JobHandler } from '../../../../jobs/run-jobs.ts';
import { applyImport, giveUpImport } from '../../apply/apply-import.ts';
import { failImport } from '../../file/open-import.ts';
import { ofImport } from '../../find-import.ts';
import { Superseded } from '../../lines/stage-lines.ts';
import { compareImport } from '../../preview/compare-import.ts';
import { SourceFault } from '../../source/source-fault.ts';
import type { ScheduleContext, ScheduleServices } from '../services.ts';
import { putAway } from '../source/folder.ts';
import { RunEnded, type RunEnding } from '../source/run-ended.ts';
import { appliedEnding, decide } from './decide.ts';
import { endRun } from './end-run.ts';
import { expectRights, type FoundRun } from './expect-rights.ts';
import { openScheduled } from './open-scheduled.ts';
import { storeRunFile } from './store-file.ts';

/** Something else may change the shop between comparing and applying; then it waits for a person. */
const MAX_COMPARISONS = 3;
const UNFINISHED: readonly Import['state'][] = ['opening', 'comparing', 'preview', 'applying'];

async function findRun(tx: Tx, { siteId, key }: Job): Promise<FoundRun | undefined> {
  const [found] = await tx
    .select({ run: importRuns, schedule: importSchedules, profile: importProfiles, maker: adminUsers })
    .from(importRuns)
    .innerJoin(
      importSchedules,
      and(eq(importSchedules.siteId, importRuns.siteId), eq(importSchedules.id, importRuns.scheduleId)),
    )
    .innerJoin(
      importProfiles,
      and(eq(importProfiles.siteId, importRuns.siteId), eq(importProfiles.id, importSchedules.profileId)),
    )
    .innerJoin(
      adminUsers,
      and(eq(adminUsers.siteId, importRuns.siteId), eq(adminUsers.id, importSchedules.madeBy)),
    )
    .where(and(eq(importRuns.siteId, siteId), eq(importRuns.id, Number(key))));
  return found?.run.result === 'running' ? found : undefined;
}

const loadImport = ({ database }: ScheduleContext, siteId: string, id: number): Promise<Import> =>
  database.inSite(siteId, async (tx) => {
    const [row] = await tx.select().from(imports).where(ofImport({ siteId, id }));
    return orNotFound(row);
  });

/** Takes one step of the import. @returns the end of the run once there is one */
async function step(context: ScheduleContext, found: FoundRun, row: Import): Promise<RunEnding | undefined> {
  const { database } = context;
  switch (row.state) {
    case 'opening':
      await openScheduled(database, row, found);
      return undefined;
    case 'columns':
      return { result: 'waiting', reasons: ['headings'] };
    case 'comparing':
      await compareImport(context, row);
      return undefined;
    case 'preview':
      return decide(database, found, row);
    case 'applying':
      await applyImport(context, row);
      return undefined;
    case 'failed':
      return { result: 'failed', fault: row.failure ?? 'internal' };
    case 'discarded':
      return { result: 'failed', fault: 'dropped' };
    default:
      // Applied by itself, or by an administrator who was faster.
      return appliedEnding(database, row);
  }
}

/** From where the import stands to the end of the run: a process that takes it over goes on there. */
async function goOn(context: ScheduleContext, found: FoundRun): Promise<RunEnding> {
  const { run } = found;
  const importId = run.stored && run.importId !== null ? run.importId : await storeRunFile(context, found);
  let comparisons = 0;
  for (;;) {
    const row = await loadImport(context, run.siteId, importId);
    if (row.state === 'comparing') comparisons += 1;
    if (comparisons > MAX_COMPARISONS) {
      // The person who looks finds a finished preview.
      await compareImport(context, row);
      return { result: 'waiting', reasons: ['outdated'] };
    }
    try {
      const ending = await step(context, found, row);
      if (ending) return ending;
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      await failImport(context, row, UNFINISHED, error.reason);
    }
  }
}

async function finish(context: ScheduleContext, { run, schedule }: FoundRun, ending: RunEnding) {
  const { siteId, scheduleId } = run;
  const [site] = await loadSites(context.database, [siteId]);
  const goesOn = await putAway(context, schedule, run, ending.result === 'failed');
  await context.database.inSite(siteId, async (tx) => {
    await endRun(tx, orNotFound(site), { ...run, read: schedule }, ending);
    // More files wait in the folder; after a failure, and while an import waits, a person looks first.
    if (goesOn && ending.result !== 'failed' && ending.result !== 'waiting')
      await tx
        .update(importSchedules)
        .set({ nextRunAt: new Date() })
        .where(and(eq(importSchedules.siteId, siteId), eq(importSchedules.id, scheduleId)));
    ringAfterCommit(tx, { kind: 'import_schedule', siteId });
  });
}

/** The run of a schedule, from its file to its end. It may be done again at any point. */
export const scheduledJob = (services: ScheduleServices): JobHandler => ({
  async work(job, one) {
    const context: ScheduleContext = { ...job, ...services };
    const found = await context.database.inSite(one.siteId, (tx) => findRun(tx, one));
    if (!found) return;
    const ending = await Promise.resolve()
      .then(() => expectRights(found))
      .then(() => goOn(context, found))
      .catch((error: unknown) => {
        if (error instanceof RunEnded) return error.ending;
        // The process that took over ends it.
        if (error instanceof Superseded) return undefined;
        throw error;
      });
    if (ending) await finish(context, found, ending);
  },
  async giveUp(job, one) {
    const context: ScheduleContext = { ...job, ...services };
    const found = await context.database.inSite(one.siteId, (tx) => findRun(tx, one));
    if (!found) return;
    const { siteId, importId } = found.run;
    if (importId !== null) await giveUpImport(context, { siteId, id: importId }, UNFINISHED);
    const row = importId === null ? undefined : await loadImport(context, siteId, importId);
    const isApplied = row?.state === 'applied';
    const failed: RunEnding = { result: 'failed', fault: 'internal' };
    await finish(context, found, isApplied ? await appliedEnding(context.database, row) : failed);
  },
});
