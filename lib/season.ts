import { amsterdamDay } from './dates.ts';

/** True from 1 December to 15 January inclusive, by the date in Amsterdam (docs/behaviour.md §1.7). */
export function isChristmasSeason(now: Date): boolean {
  const monthDay = amsterdamDay(now).slice(5);
  return monthDay >= '12-01' || monthDay <= '01-15';
}
