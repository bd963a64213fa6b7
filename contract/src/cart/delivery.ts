import { z } from 'zod';
import { isoDate } from '../fields.ts';

/** HH:MM-HH:MM */
export const timeWindow = z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/);

const day = z.object({ date: isoDate, time_windows: z.array(timeWindow) });

/** The next days on which a cart can be delivered or picked up, soonest first. */
export const deliveryChoices = z.object({
  /** For the address of the checkout. */
  delivery: z.array(day),
  /** Empty where the branch offers no pickup. */
  pickup: z.array(day),
  /** HH:MM, Europe/Amsterdam: an order before this time counts as today's. */
  cut_off: z.string(),
  /** Whether an order of now counts as today's: not after the cut-off, and not on days off. */
  counts_today: z.boolean().optional(),
  /** Working days of the slowest line. */
  lead_days: z.number(),
});
