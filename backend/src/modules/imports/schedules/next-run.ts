import type { ImportSchedule } from '../../../db/schema/index.ts';
import { type SQL, sql } from '../../../db/sql.ts';

/** The next moment after now, by the clock in the shop. A time that a change of the clock skips comes an hour later. */
export function nextRun({ atTime, everyHours }: Pick<ImportSchedule, 'atTime' | 'everyHours'>): SQL {
  if (everyHours !== null) return sql`now() + make_interval(hours => ${everyHours}::int)`;
  const shopNow = sql`(now() AT TIME ZONE 'Europe/Amsterdam')`;
  return sql`((${shopNow}::date + CASE WHEN ${shopNow}::time < ${atTime}::time THEN 0 ELSE 1 END) + ${atTime}::time)
    AT TIME ZONE 'Europe/Amsterdam'`;
}
