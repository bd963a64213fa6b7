import { MAX_SCHEDULE_FAILURES } from '@toonbank/contract';
import type { Tx } from '../../../../db/connect.ts';
import {
  adminUsers,
  type ImportRun,
  type ImportSchedule,
  importRuns,
  importSchedules,
  imports,
  type MailKind,
  type Site,
} from '../../../../db/schema/index.ts';
import { and, eq, inArray, lt, sql } from '../../../../db/sql.ts';
import { orNotFound } from '../../../../http/errors.ts';
import { queueMail } from '../../../../mail/queue-mail.ts';
import type { RunEnding } from '../source/run-ended.ts';

/** A mail to the maker of the schedule; to the shop once the maker is no administrator any more. */
async function tellMaker(
  tx: Tx,
  { name, branch }: Site,
  { siteId, madeBy }: ImportSchedule,
  runId: number,
  kind: Extract<MailKind, 'import-waiting' | 'import-schedule-off'>,
): Promise<void> {
  const [admin] = await tx
    .select()
    .from(adminUsers)
    .where(and(eq(adminUsers.siteId, siteId), eq(adminUsers.id, madeBy)));
  const isReached = admin?.active && admin.email !== '';
  await queueMail(tx, {
    ...{ siteId, kind, key: `${kind}:${runId}`, importRunId: runId },
    ...(isReached
      ? { recipient: admin.email, recipientName: admin.name }
      : { recipient: branch.email, recipientName: name }),
  });
}

/** Drops imports of earlier files that still wait: a newer file has been compared. @returns their number */
async function dropEarlier(tx: Tx, { siteId, scheduleId, id }: ImportRun): Promise<number> {
  const earlier = tx
    .select({ id: importRuns.importId })
    .from(importRuns)
    .where(
      and(
        eq(importRuns.siteId, siteId),
        eq(importRuns.scheduleId, scheduleId),
        eq(importRuns.result, 'waiting'),
        lt(importRuns.id, id),
      ),
    );
  const { rowCount } = await tx
    .update(imports)
    .set({ state: 'discarded' })
    .where(
      and(
        eq(imports.siteId, siteId),
        inArray(imports.id, earlier),
        inArray(imports.state, ['columns', 'preview']),
      ),
    );
  return rowCount ?? 0;
}

async function noteFailure(
  tx: Tx,
  site: Site,
  { schedule, run, ending }: { schedule: ImportSchedule; run: ImportRun; ending: RunEnding },
) {
  // Nothing gets better by trying again without the right.
  const isLast = ending.fault === 'not_allowed' || schedule.failures + 1 >= MAX_SCHEDULE_FAILURES;
  const goesOff = isLast && schedule.state === 'active';
  await tx
    .update(importSchedules)
    .set({ failures: schedule.failures + 1, ...(goesOff && { state: 'off' as const }) })
    .where(and(eq(importSchedules.siteId, schedule.siteId), eq(importSchedules.id, schedule.id)));
  if (goesOff) await tellMaker(tx, site, schedule, run.id, 'import-schedule-off');
}

/** The address or folder that a run read. */
export type ReadSource = Pick<ImportSchedule, 'source' | 'url'>;

/** A file that was read to its end is not read once more; that of an earlier address says nothing about the new one's. */
const readFile = ({ etag, lastModified, fileHash }: ImportRun, read: ReadSource, now: ReadSource) =>
  fileHash === null || read.source !== now.source || read.url !== now.url
    ? {}
    : { etag, lastModified, fileHash };

/** Ends a run of `read`, once: counts failures, drops what it replaces, and mails whom it waits for. */
export async function endRun(
  tx: Tx,
  site: Site,
  { siteId, id, read }: Pick<ImportRun, 'siteId' | 'id'> & { read: ReadSource },
  ending: RunEnding,
): Promise<void> {
  const [run] = await tx
    .update(importRuns)
    .set({ ...ending, endedAt: sql`now()` })
    .where(and(eq(importRuns.siteId, siteId), eq(importRuns.id, id), eq(importRuns.result, 'running')))
    .returning();
  if (!run) return;
  const [found] = await tx
    .select()
    .from(importSchedules)
    .where(and(eq(importSchedules.siteId, siteId), eq(importSchedules.id, run.scheduleId)))
    .for('no key update');
  const schedule = orNotFound(found);
  if (ending.result === 'failed') return noteFailure(tx, site, { schedule, run, ending });
  await tx
    .update(importSchedules)
    .set({ failures: 0, ...readFile(run, read, schedule) })
    .where(and(eq(importSchedules.siteId, siteId), eq(importSchedules.id, schedule.id)));
  const { result } = ending;
  if (result === 'same_file' || result === 'no_file') return;
  // An address has one whole list; files of a folder may each have a part.
  const dropped = schedule.source === 'address' ? await dropEarlier(tx, run) : 0;
  if (result === 'no_changes' && run.importId !== null)
    await tx
      .update(imports)
      .set({ state: 'discarded' })
      .where(and(eq(imports.siteId, siteId), eq(imports.id, run.importId), eq(imports.state, 'preview')));
  // One mail for a row of lists that all wait.
  if (result === 'waiting' && dropped === 0) await tellMaker(tx, site, schedule, id, 'import-waiting');
}
