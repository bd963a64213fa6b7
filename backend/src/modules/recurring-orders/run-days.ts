import type { RecurringPeriod } from '../../db/schema/index.ts';
import { addDays, type Day } from '../delivery/days.ts';

/** The rhythm of a recurring order, in calendar days, so that no clock change can move them. */
export interface Rhythm {
  every: number;
  period: RecurringPeriod;
  /** The anchor: every turn is counted from it. */
  startsOn: Day;
  /** The last day on which it may run. */
  endsOn: Day | null;
}

type IsWorkingDay = (day: Day) => boolean;

/** No day of a month is further from its first than this. */
const MAX_MONTH_DAYS = 31;
/** Longest closure of a shop, in days; it ends the search. */
const MAX_CLOSED_DAYS = 60;

const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The day this many months later; in a shorter month its last day. */
function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const months = year * 12 + (month - 1) + count;
  const to = { year: Math.floor(months / 12), month: months % 12 };
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return `${pad(to.year, 4)}-${pad(to.month + 1, 2)}-${pad(Math.min(date, lastDayOf(to.year, to.month)), 2)}`;
}

/**
 * The day of a turn (0 is the start), before weekends and holidays move it. Always counted from the start: 31
 * January, 28 February, 31 March.
 */
export function turnDay({ every, period, startsOn }: Rhythm, turn: number): Day {
  if (period === 'month') return addMonths(startsOn, turn * every);
  return addDays(startsOn, turn * every * (period === 'week' ? 7 : 1));
}

const DAY_MS = 86_400_000;
const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** A turn that is certainly not later than the first one after `day`. */
function turnNear(rhythm: Rhythm, day: Day): number {
  const maxDays = rhythm.every * { day: 1, week: 7, month: MAX_MONTH_DAYS }[rhythm.period];
  return Math.max(0, Math.floor((daysBetween(rhythm.startsOn, day) - MAX_CLOSED_DAYS) / maxDays));
}

/** This day, or the next working day; undefined where there is none for weeks. */
function moved(day: Day, works: IsWorkingDay): Day | undefined {
  for (let tried = 0; tried < MAX_CLOSED_DAYS; tried += 1) {
    const candidate = addDays(day, tried);
    if (works(candidate)) return candidate;
  }
  return undefined;
}

/**
 * The first day after `after` on which it runs: the day of a turn, moved to a working day. Turns that are moved to
 * one day are one run. Null when the end comes first: nothing runs after the end, not even a moved turn.
 */
export function nextRunDay(rhythm: Rhythm, after: Day, works: IsWorkingDay): Day | null {
  for (let turn = turnNear(rhythm, after); ; turn += 1) {
    const day = turnDay(rhythm, turn);
    if (rhythm.endsOn !== null && day > rhythm.endsOn) return null;
    const runs = moved(day, works);
    if (runs === undefined) return null;
    if (runs > after) return rhythm.endsOn !== null && runs > rhythm.endsOn ? null : runs;
  }
}

/** The next days on which it runs, at most `count`. */
export function nextRunDays(rhythm: Rhythm, after: Day, works: IsWorkingDay, count: number): Day[] {
  const days: Day[] = [];
  let last = after;
  while (days.length < count) {
    const next = nextRunDay(rhythm, last, works);
    if (next === null) break;
    days.push(next);
    last = next;
  }
  return days;
}
