import type { RunFault, RunResult, ScheduleSource, ScheduleState, WaitReason } from '@toonbank/contract';
import { boolean, integer, pgTable, text, timestamp } from '../../sql.ts';
import { id, siteId } from '../types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A supplier's file that is fetched and imported by itself, by the mapping of a profile. */
export const importSchedules = pgTable('import_schedules', {
  id: id(),
  siteId: siteId(),
  profileId: integer('profile_id').notNull(),
  source: text('source').notNull().$type<ScheduleSource>(),
  url: text('url').notNull().default(''),
  filePrefix: text('file_prefix').notNull().default(''),
  /** Value of the header `Authorization`, sealed. */
  secret: text('secret'),
  /** HH:MM by the clock in the shop. */
  atTime: text('at_time'),
  everyHours: integer('every_hours'),
  maxChanges: integer('max_changes').notNull(),
  maxRemovals: integer('max_removals').notNull(),
  maxFaulty: integer('max_faulty').notNull(),
  state: text('state').notNull().$type<ScheduleState>().default('active'),
  /** In a row. */
  failures: integer('failures').notNull().default(0),
  /** Its imports are made with the rights of this administrator. */
  madeBy: integer('made_by').notNull(),
  nextRunAt: moment('next_run_at').notNull(),
  /** The next run reads the file of the last time too. */
  forced: boolean('forced').notNull().default(false),
  /** Of the last file that was read to its end. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  fileHash: text('file_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type ImportSchedule = typeof importSchedules.$inferSelect;

export const importRuns = pgTable('import_runs', {
  id: id(),
  siteId: siteId(),
  scheduleId: integer('schedule_id').notNull(),
  result: text('result').notNull().$type<RunResult>().default('running'),
  forced: boolean('forced').notNull().default(false),
  importId: integer('import_id'),
  /** The whole file is stored with the import. */
  stored: boolean('stored').notNull().default(false),
  filename: text('filename').notNull().default(''),
  etag: text('etag'),
  /** As the header `Last-Modified` writes it; of a file in a folder too. */
  lastModified: text('last_modified'),
  fileHash: text('file_hash'),
  lines: integer('lines').notNull().default(0),
  /** Rows that change, and values and rows that are removed. */
  changes: integer('changes').notNull().default(0),
  removals: integer('removals').notNull().default(0),
  faulty: integer('faulty').notNull().default(0),
  reasons: text('reasons').array().notNull().$type<WaitReason[]>().default([]),
  fault: text('fault').$type<RunFault>(),
  status: integer('status'),
  begunAt: moment('begun_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
});
export type ImportRun = typeof importRuns.$inferSelect;
