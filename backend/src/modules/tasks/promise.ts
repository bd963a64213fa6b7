import type { Tx } from '../../db/connect.ts';
import { deliveryRules } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { addDays, type Day, momentAt, shopClock } from '../delivery/days.ts';
import { warehouseWorks } from '../delivery/possible-days.ts';

/** Office hours in Amsterdam, in minutes of the day. */
const OPENS = 8 * 60;
const CLOSES = 17 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string => `${String(minutes / 60).padStart(2, '0')}:00`;

/**
 * The moment before which the shop answers: one working day after the question, rounded up to the hour. For a question
 * outside office hours the day begins when the office opens (docs/behaviour.md §13.4).
 */
export function promiseFor(asked: Date, closedDays: readonly Day[]): Date {
  const works = (day: Day) => warehouseWorks(day, closedDays);
  const nextWorkingDay = (after: Day): Day => {
    let day = addDays(after, 1);
    // A year is enough for any list of closed days, and ends the search.
    for (let tried = 0; !works(day) && tried < 366; tried += 1) day = addDays(day, 1);
    return day;
  };
  const clock = shopClock(asked);
  const minutes = minutesOf(clock.time);
  const inHours = works(clock.day) && minutes < CLOSES;
  const day = inHours ? clock.day : nextWorkingDay(clock.day);
  const from = inHours ? Math.max(minutes, OPENS) : OPENS;
  if (from === OPENS) return momentAt(day, timeOf(CLOSES));
  return momentAt(nextWorkingDay(day), timeOf(Math.ceil(from / 60) * 60));
}

/** The promise for a question that the site receives now. */
export async function newPromise(tx: Tx, siteId: string, now: Date): Promise<Date> {
  const [rules] = await tx
    .select({ closedDays: deliveryRules.closedDays })
    .from(deliveryRules)
    .where(eq(deliveryRules.siteId, siteId));
  return promiseFor(now, rules?.closedDays ?? []);
}
