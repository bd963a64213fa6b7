import type { Tx } from '../../db/connect.ts';
import type { Country } from '../../db/schema/index.ts';
import { type DeliveredLine, leadDaysOf, loadRules, type Rules } from './choices.ts';
import { type Day, dayNumber, shopClock } from './days.ts';
import { deliveryDays, orderedToday, pickupDays, type Schedule } from './possible-days.ts';

interface Wish {
  pickup: boolean;
  /** The chosen day; null: as soon as possible. */
  deliveryDate: Day | null;
}

export interface Expectation {
  lines: readonly DeliveredLine[];
  country: Country;
  /** Absent: delivered as soon as possible. */
  wish: Wish | undefined;
}

/** The facts of a moment and of the site's rules; `leadDays` is up to the goods. */
const scheduleOf = ({ cutOff, closedDays }: Rules, now: Date): Omit<Schedule, 'leadDays'> => ({
  now: shopClock(now),
  cutOff,
  closedDays,
});

/**
 * The day on which lines that are ordered now are delivered or can be picked up: the chosen one, else the first that is
 * possible. Null for no lines, and where nothing can be picked up. One query.
 */
export async function expectedDay(
  tx: Tx,
  { lines, country, wish }: Expectation,
  now: Date,
): Promise<Day | null> {
  if (lines.length === 0) return null;
  if (wish?.deliveryDate) return wish.deliveryDate;
  const rules = await loadRules(tx);
  const schedule = { ...scheduleOf(rules, now), leadDays: leadDaysOf(lines) };
  const [first = null] = wish?.pickup
    ? pickupDays(schedule, Object.keys(rules.pickupWindows).map(Number), 1)
    : deliveryDays(schedule, country, 1);
  return first;
}

/** The longest lead time, in working days, for which a product's page names a day. */
const MAX_LEAD_DAYS = 30;

interface DeliveryPromise {
  today: Day;
  /** HH:MM: until then an order counts as today's. Undefined when it no longer does, or the shop does not work. */
  orderBefore: string | undefined;
  /** Per country: the first delivery day of a product that takes one working day, two, and so on. */
  days: { country: Country; dates: Day[] }[];
}

/** When the products of a site would be delivered, as soon as possible, if they were ordered at a moment. One query. */
export async function deliveryPromise(
  tx: Tx,
  countries: readonly Country[],
  now: Date,
): Promise<DeliveryPromise> {
  const schedule = scheduleOf(await loadRules(tx), now);
  const leads = Array.from({ length: MAX_LEAD_DAYS }, (_, index) => index + 1);
  const daysTo = (country: Country) =>
    leads.flatMap((leadDays) => deliveryDays({ ...schedule, leadDays }, country, 1));
  return {
    today: schedule.now.day,
    orderBefore: orderedToday(schedule) ? schedule.cutOff : undefined,
    days: countries.map((country) => ({ country, dates: daysTo(country) })),
  };
}

/**
 * A number that changes whenever a promise does: at midnight, and at the cut-off of a working day. One query.
 */
export async function promiseCount(tx: Tx, now: Date): Promise<number> {
  const schedule = scheduleOf(await loadRules(tx), now);
  return 2 * dayNumber(schedule.now.day) + (orderedToday(schedule) ? 0 : 1);
}
