import type { Country } from '../../db/schema/index.ts';
import { addDays, type Day, weekdayOf } from './days.ts';
import { holidaysOf } from './holidays.ts';

/** The facts that decide when a cart can be delivered; times are HH:MM on the shop's clock. */
export interface Schedule {
  now: { day: Day; time: string };
  /** Orders before this time count as today's. */
  cutOff: string;
  /** Working days of the slowest line; at least 1. */
  leadDays: number;
  /** Days on which the shop is closed, in addition to holidays. */
  closedDays: readonly Day[];
  /** ISO weekdays on which orders are delivered; absent: Monday to Friday. */
  weekdays?: readonly number[];
}

const known = new Map<string, Set<Day>>();

function isHoliday(day: Day, country: Country): boolean {
  const year = day.slice(0, 4);
  const days = known.get(country + year) ?? new Set(holidaysOf(country, Number(year)));
  known.set(country + year, days);
  return days.has(day);
}

/** The warehouse is in the Netherlands: it works on Dutch working days, whatever the country of delivery. */
export const warehouseWorks = (day: Day, closed: readonly Day[]): boolean =>
  weekdayOf(day) <= 5 && !isHoliday(day, 'NL') && !closed.includes(day);

/** Whether an order of now is worked on today. */
export const orderedToday = ({ now, cutOff, closedDays }: Omit<Schedule, 'leadDays'>): boolean =>
  warehouseWorks(now.day, closedDays) && now.time < cutOff;

function nextDay(after: Day, fits: (day: Day) => boolean): Day {
  let day = addDays(after, 1);
  while (!fits(day)) day = addDays(day, 1);
  return day;
}

/** The order's working day plus a number of working days. */
function workingDayAfter(schedule: Omit<Schedule, 'leadDays'>, count: number): Day {
  const { now, closedDays } = schedule;
  const works = (day: Day) => warehouseWorks(day, closedDays);
  let day = orderedToday(schedule) ? now.day : nextDay(now.day, works);
  for (let left = count; left > 0; left -= 1) day = nextDay(day, works);
  return day;
}

/** The first day on which everything can be ready. */
const readyOn = (schedule: Schedule): Day => workingDayAfter(schedule, Math.max(1, schedule.leadDays));

/** The day after which the goods come: on a Friday for a Saturday, although the warehouse does not work then. */
const sentOn = (schedule: Schedule): Day => workingDayAfter(schedule, Math.max(1, schedule.leadDays) - 1);

function daysFrom(first: Day, count: number, fits: (day: Day) => boolean): Day[] {
  const days: Day[] = [];
  let day = addDays(first, -1);
  // A year is enough for any count, and ends the search where no day is possible.
  for (let tried = 0; days.length < count && tried < 366; tried += 1) {
    day = addDays(day, 1);
    if (fits(day)) days.push(day);
  }
  return days;
}

const WORKING_WEEK = [1, 2, 3, 4, 5];

/** The next days on which an order can be delivered in a country: the site's weekdays, without holidays of both countries. */
export function deliveryDays(schedule: Schedule, country: Country, count: number): Day[] {
  const { closedDays, weekdays = WORKING_WEEK } = schedule;
  return daysFrom(
    addDays(sentOn(schedule), 1),
    count,
    (day) =>
      weekdays.includes(weekdayOf(day)) &&
      !closedDays.includes(day) &&
      !isHoliday(day, 'NL') &&
      !isHoliday(day, country),
  );
}

/** The next days on which an order can be picked up: the branch is open on that weekday and it is no holiday. */
export function pickupDays(schedule: Schedule, weekdays: readonly number[], count: number): Day[] {
  return daysFrom(
    readyOn(schedule),
    count,
    (day) => weekdays.includes(weekdayOf(day)) && !isHoliday(day, 'NL') && !schedule.closedDays.includes(day),
  );
}
