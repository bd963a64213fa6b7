import { z } from 'zod';
import { isoDate } from '../fields.ts';

const isDay = (value: string): boolean => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};
/** HH:MM on the clock in the shop. */
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'time' });
/** `HH:MM-HH:MM`, the second one later. */
export const timeWindow = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'window' })
  .refine((window) => window.slice(0, 5) < window.slice(6), { error: 'window' });
const windows = z.array(timeWindow).max(8);
export const MAX_CLOSED_DAYS = 100;

/** When a site delivers and hands out orders (ADR 127). Weekdays are ISO: 1 is Monday. */
export const deliveryRules = z.object({
  /** Orders before this time count as today's. */
  cutOff: time,
  /** Weekdays on which orders are delivered. */
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  timeWindows: windows.min(1),
  /** Windows of handing out, per weekday from Monday on; empty: not on that day. */
  pickupWindows: z.array(windows).length(7),
  /** In addition to holidays. */
  closedDays: z.array(isoDate.refine(isDay, { error: 'day' })).max(MAX_CLOSED_DAYS),
});
export type DeliveryRules = z.output<typeof deliveryRules>;
