import { z } from 'zod';
import { endpoint, nothing } from '../../define.ts';
import { id, instant, lineText } from '../../fields.ts';
import { importKinds } from '../kinds.ts';
import {
  MAX_SCHEDULE_FAILURES,
  MAX_SCHEDULES,
  runFaults,
  runResults,
  scheduleSources,
  scheduleStates,
  waitReasons,
} from './kinds.ts';

export const RUNS_PAGE_SIZE = 30;
const MAX_LIMIT = 1_000_000;

const call = { api: 'admin', access: 'admin', permission: 'imports.read' } as const;
const reading = { ...call, mutates: false } as const;
const writing = { ...call, mutates: true } as const;

const scheduleID = id;
const limit = z.number().int().min(0).max(MAX_LIMIT);

/** The settings of a schedule that an administrator chooses. */
const terms = z.strictObject({
  source: z.enum(scheduleSources),
  /** Of an address: https, without a user name or password, and not inside a private network. Else empty. */
  url: lineText(500).trim(),
  /** Of a folder: only files whose names begin with it. Empty: all. */
  filePrefix: lineText(80).trim(),
  /** One of these two. HH:MM on the clock in the shop, every day. */
  atTime: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  everyHours: z.number().int().min(1).max(168).nullable(),
  /** An import with more waits: rows that change, values and rows that are removed, faulty lines. */
  maxChanges: limit,
  maxRemovals: limit,
  maxFaulty: limit,
});
export type ScheduleTerms = z.output<typeof terms>;

/** Value of the header `Authorization`, which is stored sealed and never shown. */
const authorization = lineText(2_000)
  .trim()
  .regex(/^[\x20-\x7e]*$/);

const run = z.object({
  run_id: id,
  result: z.enum(runResults),
  begun_at: instant,
  ended_at: instant.nullable(),
  filename: z.string(),
  /** Null where no file was read. */
  import_id: id.nullable(),
  lines: z.number().int(),
  /** Rows that change, and values and rows that are removed. */
  changes: z.number().int(),
  removals: z.number().int(),
  faulty: z.number().int(),
  reasons: z.array(z.enum(waitReasons)),
  fault: z.enum(runFaults).nullable(),
  /** Of the answer, with the fault `status`. */
  status: z.number().int().nullable(),
});
export type WireRun = z.infer<typeof run>;

const schedule = z.object({
  schedule_id: id,
  profile_id: id,
  profile: z.string(),
  kind: z.enum(importKinds),
  source: z.enum(scheduleSources),
  url: z.string(),
  file_prefix: z.string(),
  at_time: z.string().nullable(),
  every_hours: z.number().int().nullable(),
  max_changes: z.number().int(),
  max_removals: z.number().int(),
  max_faulty: z.number().int(),
  has_authorization: z.boolean(),
  state: z.enum(scheduleStates),
  /** Failures in a row. */
  failures: z.number().int(),
  made_by: z.string(),
  next_run_at: instant,
  last_run: run.nullable(),
});
export type WireSchedule = z.infer<typeof schedule>;

/** Imports that are made by themselves (docs/adr/0200). Besides `imports.read`, a role needs what imports of the kind need. */
export const importSchedules = {
  list: endpoint({
    ...reading,
    path: '/imports/schedules',
    request: nothing,
    response: z.object({
      schedules: z.array(schedule),
      /** This installation has folders for files. */
      has_folder: z.boolean(),
    }),
    summary: `Schedules of the kinds that the role may see, ${MAX_SCHEDULES} at most.`,
  }),
  add: endpoint({
    ...writing,
    path: '/imports/add_schedule',
    request: z.object({ profileID: id, terms, authorization: authorization.optional() }),
    response: schedule,
    summary:
      'Give a profile a schedule. `fields.url` is `address` for one that may not be called, `fields.source` `no_folder` without ' +
      'folders, `fields.atTime` `one_of` where not one time is chosen. 409 conflict with `fields.schedule` `exists` or `full`.',
  }),
  change: endpoint({
    ...writing,
    path: '/imports/change_schedule',
    /** `seen`: the terms that the caller was shown. */
    request: z.object({ scheduleID, seen: terms, terms, authorization: authorization.optional() }),
    response: schedule,
    summary:
      'Change a schedule; who changes it answers for it. Without `authorization` the stored value is kept, unless the address ' +
      'leads to another host. 409 conflict with `fields.schedule: changed` where a colleague changed it meanwhile.',
  }),
  setState: endpoint({
    ...writing,
    path: '/imports/set_schedule_state',
    request: z.object({ scheduleID, state: z.enum(['active', 'paused']) }),
    response: schedule,
    summary: `Pause a schedule, or switch it on (again). It goes off by itself after ${MAX_SCHEDULE_FAILURES} failures in a row.`,
  }),
  runNow: endpoint({
    ...writing,
    path: '/imports/run_schedule',
    request: z.object({ scheduleID }),
    response: z.object({ schedule_id: id }),
    summary:
      'Run a schedule now, also with the file of the last time. 409 conflict with `fields.schedule: off`.',
  }),
  remove: endpoint({
    ...writing,
    path: '/imports/remove_schedule',
    request: z.object({ scheduleID }),
    response: z.object({ schedule_id: id }),
    summary:
      'Remove a schedule with its runs. Imports that it made stay. 409 conflict with `fields.schedule: running`.',
  }),
  runs: endpoint({
    ...reading,
    path: '/imports/schedule_runs',
    request: z.object({ scheduleID, before: id.optional() }),
    response: z.object({ runs: z.array(run), next: id.nullable() }),
    summary: `Runs of a schedule, newest first, ${RUNS_PAGE_SIZE} on a page.`,
  }),
};
