import { integer, jsonb, pgTable, text, timestamp } from '../../sql.ts';
import { id, siteId } from '../types.ts';

/** Kinds of work that is done outside a request. */
export type JobKind =
  | 'import.open'
  | 'import.compare'
  | 'import.apply'
  | 'import.scheduled'
  /** Made by the trigger that renews lists, where an import has locked them. */
  | 'lists.renew'
  /** Made by an import that changed many prices. */
  | 'lists.prices';

export const jobs = pgTable('jobs', {
  id: id(),
  siteId: siteId(),
  kind: text('kind').notNull().$type<JobKind>(),
  /** Subject of the job: of a kind and key at most one waits. */
  key: text('key').notNull().default(''),
  payload: jsonb('payload').notNull().$type<Record<string, unknown>>().default({}),
  state: text('state').notNull().$type<'waiting' | 'done' | 'given_up'>().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  runAt: timestamp('run_at', { withTimezone: true }).notNull().defaultNow(),
  leasedUntil: timestamp('leased_until', { withTimezone: true }),
  lastError: text('last_error').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});
export type Job = typeof jobs.$inferSelect;
