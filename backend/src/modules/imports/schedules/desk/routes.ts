import { endpoints, importPermissions, mayDo, RUNS_PAGE_SIZE } from '@toonbank/contract';
import { importRuns } from '../../../../db/schema/index.ts';
import { and, desc, eq, lt } from '../../../../db/sql.ts';
import { orNotFound } from '../../../../http/errors.ts';
import { type Implementation, implement } from '../../../../http/implement.ts';
import { addSchedule, changeSchedule, removeSchedule, runScheduleNow, switchSchedule } from './change.ts';
import { findSchedule } from './find-schedule.ts';
import { loadSchedules, runToWire, withoutKeys } from './to-wire.ts';

const { list, runs } = endpoints.importSchedules;

const listSchedules = implement(list, async ({ tx, viewer, importFolder }) => {
  const { role } = orNotFound(viewer.admin);
  const all = await loadSchedules(tx, viewer.site.id);
  return {
    schedules: all
      .filter(({ kind }) => mayDo(role, importPermissions[kind].read))
      .map((one) =>
        mayDo(role, importPermissions[one.kind].write) ? one : { ...one, url: withoutKeys(one.url) },
      ),
    has_folder: importFolder !== undefined,
  };
});

const listRuns = implement(runs, async ({ tx, viewer }, { scheduleID, before }) => {
  const { schedule } = await findSchedule(tx, viewer, scheduleID, 'read');
  const rows = await tx
    .select()
    .from(importRuns)
    .where(
      and(
        eq(importRuns.siteId, schedule.siteId),
        eq(importRuns.scheduleId, schedule.id),
        before === undefined ? undefined : lt(importRuns.id, before),
      ),
    )
    .orderBy(desc(importRuns.id))
    .limit(RUNS_PAGE_SIZE + 1);
  const page = rows.slice(0, RUNS_PAGE_SIZE);
  return { runs: page.map(runToWire), next: rows.length > RUNS_PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
});

/** Schedules of imports, for those who may import. */
export const importScheduleRoutes: Implementation[] = [
  listSchedules,
  addSchedule,
  changeSchedule,
  switchSchedule,
  runScheduleNow,
  removeSchedule,
  listRuns,
];
