import { date, integer, jsonb, pgTable, text } from '../sql.ts';
import { siteId } from './types.ts';

/** A site's rules of delivery, at most one row each. */
export const deliveryRules = pgTable('delivery_rules', {
  siteId: siteId().primaryKey(),
  /** HH:MM in Europe/Amsterdam. */
  cutOff: text('cut_off').notNull().default('16:00'),
  /** `HH:MM-HH:MM`, in order. */
  timeWindows: jsonb('time_windows').notNull().$type<string[]>().default(['08:00-12:00', '12:00-17:00']),
  /** ISO weekday (1 is Monday) → when the branch hands out orders. */
  pickupWindows: jsonb('pickup_windows').notNull().$type<Record<string, string[]>>().default({}),
  /** In addition to holidays. */
  closedDays: date('closed_days').array().notNull().default([]),
  /** ISO weekdays on which orders are delivered. */
  weekdays: integer('weekdays').array().notNull().default([1, 2, 3, 4, 5]),
});
