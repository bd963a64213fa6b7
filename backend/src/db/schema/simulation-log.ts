import { integer, pgTable, primaryKey, text, timestamp } from '../sql.ts';
import { siteId } from './types.ts';

/** Log of simulated sessions. Rows are never changed. */
export const simulationLog = pgTable(
  'simulation_log',
  {
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    siteId: siteId(),
    customerId: integer('customer_id').notNull(),
    userId: integer('user_id').notNull(),
    sidHash: text('sid_hash').notNull(),
    operator: text('operator').notNull(),
    event: text('event').notNull().$type<'started' | 'read' | 'ended'>(),
    detail: text('detail').notNull().default(''),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);
export type SimulationEvent = (typeof simulationLog.$inferSelect)['event'];
