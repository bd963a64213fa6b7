import { crc32 } from 'node:zlib';
import type { Tx } from '../../db/connect.ts';
import type { Country } from '../../db/schema/index.ts';
import { type DeliveredLine, defaultRules, leadDaysOf, loadRules, type Rules } from './choices.ts';
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
const scheduleOf = ({ cutOff, closedDays, weekdays }: Rules, now: Date): Omit<Schedule, 'leadDays'> => ({
  now: shopClock(now),
  cutOff,
  closedDays,
  weekdays,
});

/**
 * The day on which lines that are ordered now are delivered or can be picked up: the chosen one, else the first that is
 * possible. Null for no lines, and where nothing can be picked up. One query.
 */
export async function expectedDay(tx: Tx, expectation: Expectation, now: Date): Promise<Day | null> {
  const isKnown = expectation.lines.length === 0 || expectation.wish?.deliveryDate;
  return expectedDayBy(isKnown ? defaultRules : await loadRules(tx), expectation, now);
}

/** The same by known rules. */
export function expectedDayBy(rules: Rules, { lines, country, wish }: Expectation, now: Date): Day | null {
  if (lines.length === 0) return null;
  if (wish?.deliveryDate) return wish.deliveryDate;
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

/** Days since 1970, twice, stay below it for a thousand years. */
const RULES_STEP = 1_000_000;

/**
 * A number that changes whenever a promise does: at midnight, at the cut-off of a working day, and with the rules. One
 * query.
 */
export async function promiseCount(tx: Tx, now: Date): Promise<number> {
  const rules = await loadRules(tx);
  const schedule = scheduleOf(rules, now);
  const { cutOff, closedDays, weekdays } = rules;
  const ofRules = crc32(JSON.stringify([cutOff, closedDays, weekdays])) % RULES_STEP;
  return RULES_STEP * ofRules + 2 * dayNumber(schedule.now.day) + (orderedToday(schedule) ? 0 : 1);
}
