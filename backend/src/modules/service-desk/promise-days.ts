import type { Tx } from '../../db/connect.ts';
import { deliveryRules } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { addDays, type Day, momentAt, shopClock } from '../delivery/days.ts';
import { warehouseWorks } from '../delivery/possible-days.ts';

/** The number of working days on which an answer can be promised. */
const PROMISE_DAYS = 15;
/** The last hour that can be promised. */
const LAST_HOUR = 17;

/** The next working days of a site, with today while an hour of it can still be promised. */
export async function promiseDays(tx: Tx, siteId: string, now: Date): Promise<Day[]> {
  const [rules] = await tx
    .select({ closedDays: deliveryRules.closedDays })
    .from(deliveryRules)
    .where(eq(deliveryRules.siteId, siteId));
  const closed = rules?.closedDays ?? [];
  const { day: today } = shopClock(now);
  const days: Day[] = [];
  // A year is enough for any list of closed days, and ends the search.
  for (let ahead = 0; days.length < PROMISE_DAYS && ahead < 366; ahead += 1) {
    const day = addDays(today, ahead);
    if (warehouseWorks(day, closed) && promiseMoment(day, LAST_HOUR) > now) days.push(day);
  }
  return days;
}

/** The instant of a whole hour in Amsterdam. */
export const promiseMoment = (day: Day, hour: number): Date =>
  momentAt(day, `${String(hour).padStart(2, '0')}:00`);
