import { DomainError } from '../../http/errors.ts';
import { addDays, type Day, dayNumber, readDutchDay, weekdayOf } from '../delivery/days.ts';

const MAX_YEARS = 10;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const MONTHS_PER_YEAR = 12;
const WEEK_DAYS = 7;

export interface Days {
  /** Both days count. A period whose first day is after its last one has no days. */
  from: Day;
  until: Day;
}

export interface Period extends Days {
  previous: Days;
}

const yearOf = (day: Day): number => Number(day.slice(0, 4));
const isFirstOfMonth = (day: Day): boolean => day.endsWith('-01');
const isLastOfMonth = (day: Day): boolean => isFirstOfMonth(addDays(day, 1));
const exists = (day: Day): boolean => addDays(day, 0) === day;
const inOtherYear = (day: Day, years: number): Day =>
  `${String(yearOf(day) + years).padStart(4, '0')}${day.slice(4)}`;

/** The same day of the year before; for 29 February the given one of its neighbours. */
function yearBefore(day: Day, leapDay: '02-28' | '03-01'): Day {
  const same = inOtherYear(day, -1);
  return exists(same) ? same : `${same.slice(0, 4)}-${leapDay}`;
}

/**
 * The same days of the year before. 29 February has no such day. Whole months are compared with whole months, so that
 * February is compared with a February of 29 days (docs/behaviour.md §13.11).
 */
export function previousOf({ from, until }: Days): Days {
  const previous = { from: yearBefore(from, '03-01'), until: yearBefore(until, '02-28') };
  const next = addDays(previous.until, 1);
  const wholeMonths = isFirstOfMonth(from) && isLastOfMonth(until);
  return wholeMonths && next.endsWith('-02-29') ? { ...previous, until: next } : previous;
}

/**
 * Reads the period of a request.
 * @throws DomainError invalid_request with the fields, for days that do not exist or are outside 2000 to 2100, for a
 * period that ends before it begins, and for one of more than ten years
 */
export function readPeriod({ datefrom, dateto }: { datefrom: string; dateto: string }): Period {
  const from = readDutchDay(datefrom);
  const until = readDutchDay(dateto);
  const isDay = (day: Day | undefined) =>
    day !== undefined && yearOf(day) >= FIRST_YEAR && yearOf(day) <= LAST_YEAR;
  const faults = {
    ...(!isDay(from) && { datefrom: 'invalid_date' }),
    ...(!isDay(until) && { dateto: 'invalid_date' }),
  };
  if (!from || !until || Object.keys(faults).length > 0)
    throw new DomainError('invalid_request', 'There is no such day.', faults);
  if (until < from)
    throw new DomainError('invalid_request', 'The period ends before it begins.', {
      dateto: 'before_from_date',
    });
  if (until >= inOtherYear(from, MAX_YEARS))
    throw new DomainError('invalid_request', `A period has at most ${MAX_YEARS} years.`, {
      dateto: 'period_too_long',
    });
  return { from, until, previous: previousOf({ from, until }) };
}

/** The Monday of the day's ISO week. */
export const weekOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

/** A number that grows by one per month. */
export const monthNumber = (day: Day): number => yearOf(day) * MONTHS_PER_YEAR + Number(day.slice(5, 7)) - 1;

const monthAt = (number: number): Day => {
  const month = String((number % MONTHS_PER_YEAR) + 1).padStart(2, '0');
  return `${Math.floor(number / MONTHS_PER_YEAR)}-${month}-01`;
};

/** First days of all months of the period, also those of which it has a part. */
export function monthsOf({ from, until }: Days): Day[] {
  const first = monthNumber(from);
  return Array.from({ length: monthNumber(until) - first + 1 }, (_, at) => monthAt(first + at));
}

/** Mondays of all ISO weeks of the period, also those of which it has a part. */
export function weeksOf({ from, until }: Days): Day[] {
  const first = weekOf(from);
  const count = (dayNumber(weekOf(until)) - dayNumber(first)) / WEEK_DAYS + 1;
  return Array.from({ length: count }, (_, at) => addDays(first, at * WEEK_DAYS));
}
