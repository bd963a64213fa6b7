import type { ScheduleTerms, WireRun, WireSchedule } from '@toonbank/contract';
import type { Tx } from '../../../../db/connect.ts';
import {
  adminUsers,
  type ImportRun,
  type ImportSchedule,
  importProfiles,
  importRuns,
  importSchedules,
} from '../../../../db/schema/index.ts';
import { and, asc, desc, eq, type SQL } from '../../../../db/sql.ts';

export const termsOf = (schedule: ImportSchedule): ScheduleTerms => {
  const { source, url, filePrefix, atTime, everyHours, maxChanges, maxRemovals, maxFaulty } = schedule;
  return {
    ...{ source, url, filePrefix, atTime, everyHours },
    ...{ maxChanges, maxRemovals, maxFaulty },
  };
};

/** The address without the values of its query: many suppliers have a key there. */
export function withoutKeys(url: string): string {
  const address = URL.parse(url);
  if (!address?.search) return url;
  const names = [...address.searchParams.keys()].map((name) => `${encodeURIComponent(name)}=…`);
  return `${address.origin}${address.pathname}?${names.join('&')}`;
}

export const runToWire = (run: ImportRun): WireRun => ({
  run_id: run.id,
  result: run.result,
  begun_at: run.begunAt.toISOString(),
  ended_at: run.endedAt?.toISOString() ?? null,
  filename: run.filename,
  import_id: run.importId,
  lines: run.lines,
  changes: run.changes,
  removals: run.removals,
  faulty: run.faulty,
  reasons: run.reasons,
  fault: run.fault,
  status: run.status,
});

/** The last run of each schedule. */
async function lastRuns(tx: Tx, siteId: string): Promise<Map<number, ImportRun>> {
  const rows = await tx
    .selectDistinctOn([importRuns.scheduleId])
    .from(importRuns)
    .where(eq(importRuns.siteId, siteId))
    .orderBy(importRuns.scheduleId, desc(importRuns.id));
  return new Map(rows.map((run) => [run.scheduleId, run]));
}

/** Schedules of a site with the names of their profiles, in the order of these names. */
export async function loadSchedules(tx: Tx, siteId: string, condition?: SQL): Promise<WireSchedule[]> {
  const rows = await tx
    .select({ schedule: importSchedules, profile: importProfiles, madeBy: adminUsers.name })
    .from(importSchedules)
    .innerJoin(
      importProfiles,
      and(
        eq(importProfiles.siteId, importSchedules.siteId),
        eq(importProfiles.id, importSchedules.profileId),
      ),
    )
    .innerJoin(
      adminUsers,
      and(eq(adminUsers.siteId, importSchedules.siteId), eq(adminUsers.id, importSchedules.madeBy)),
    )
    .where(and(eq(importSchedules.siteId, siteId), condition))
    .orderBy(asc(importProfiles.name), asc(importSchedules.id));
  const runs = await lastRuns(tx, siteId);
  return rows.map(({ schedule, profile, madeBy }) => {
    const { source, url, filePrefix, atTime, everyHours, ...limits } = termsOf(schedule);
    const run = runs.get(schedule.id);
    return {
      ...{ schedule_id: schedule.id, profile_id: profile.id, profile: profile.name, kind: profile.kind },
      ...{ source, url, file_prefix: filePrefix, at_time: atTime, every_hours: everyHours },
      ...{ max_changes: limits.maxChanges, max_removals: limits.maxRemovals, max_faulty: limits.maxFaulty },
      has_authorization: schedule.secret !== null,
      ...{ state: schedule.state, failures: schedule.failures, made_by: madeBy },
      next_run_at: schedule.nextRunAt.toISOString(),
      last_run: run ? runToWire(run) : null,
    };
  });
}
