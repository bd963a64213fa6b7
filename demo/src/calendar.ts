const DAY_MS = 86_400_000;

/** Days are counted in UTC: the demo's times of day lie far from midnight in Amsterdam. */
export const addDays = (day: Date, count: number): Date => new Date(day.getTime() + count * DAY_MS);

/** Midnight (UTC) at the start of this moment's day. */
export const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS);

/** YYYY-MM-DD. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/** This day, or the Friday before it. */
export function workdayUpTo(day: Date): Date {
  let found = day;
  while (isWeekend(found)) found = addDays(found, -1);
  return found;
}

/** The `count`th working day after this one. */
export function workdaysAfter(day: Date, count: number): Date {
  let found = day;
  for (let left = count; left > 0; ) {
    found = addDays(found, 1);
    if (!isWeekend(found)) left -= 1;
  }
  return found;
}
