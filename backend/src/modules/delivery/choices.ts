import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { type Country, deliveryRules } from '../../db/schema/index.ts';
import { type Day, shopClock, weekdayOf } from './days.ts';
import { deliveryDays, orderedToday, pickupDays, warehouseWorks } from './possible-days.ts';

type Cart = z.input<typeof endpoints.cart.checkout.response>[number];
export type DeliveryChoices = NonNullable<Cart['delivery_choices']>;
export type Rules = Pick<
  typeof deliveryRules.$inferSelect,
  'cutOff' | 'timeWindows' | 'pickupWindows' | 'closedDays' | 'weekdays'
>;

interface Delivered {
  product: { deliveryDays: number };
}
/** The part of a cart's line that decides when it can be delivered. */
export type DeliveredLine = Delivered & { options: readonly Delivered[] };

/** Number of days in the calendar. */
const DAYS = 30;

/** Of a site without rules of its own. */
export const defaultRules: Rules = {
  cutOff: '16:00',
  timeWindows: ['08:00-12:00', '12:00-17:00'],
  pickupWindows: {},
  closedDays: [],
  weekdays: [1, 2, 3, 4, 5],
};

/** Working days of the slowest line, at least 1; an option counts like a line. */
export const leadDaysOf = (lines: readonly DeliveredLine[]): number =>
  Math.max(
    1,
    ...lines.flatMap((line) => [
      line.product.deliveryDays,
      ...line.options.map((one) => one.product.deliveryDays),
    ]),
  );

/** The site's rules; row-level security leaves only its own row. */
export async function loadRules(tx: Tx): Promise<Rules> {
  const [rules] = await tx.select().from(deliveryRules);
  return rules ?? defaultRules;
}

/**
 * Gives a function that recognises the site's working days: no weekend, no Dutch holiday, no day on which the shop is
 * closed. One query.
 */
export async function loadWorkingDays(tx: Tx): Promise<(day: Day) => boolean> {
  const { closedDays } = await loadRules(tx);
  return (day) => warehouseWorks(day, closedDays);
}

/** The days and windows in which a cart can be delivered to a country or picked up. One query. */
export async function deliveryChoices(
  tx: Tx,
  lines: readonly DeliveredLine[],
  country: Country,
  now: Date = new Date(),
): Promise<DeliveryChoices> {
  const { cutOff, timeWindows, pickupWindows, closedDays, weekdays } = await loadRules(tx);
  const leadDays = leadDaysOf(lines);
  const schedule = { now: shopClock(now), cutOff, leadDays, closedDays, weekdays };
  const openOn = Object.keys(pickupWindows).map(Number);
  return {
    delivery: deliveryDays(schedule, country, DAYS).map((date) => ({ date, time_windows: timeWindows })),
    pickup: pickupDays(schedule, openOn, DAYS).map((date) => ({
      date,
      time_windows: pickupWindows[weekdayOf(date)] ?? [],
    })),
    cut_off: cutOff,
    counts_today: orderedToday(schedule),
    lead_days: leadDays,
  };
}
