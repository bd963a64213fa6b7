import type { Country } from '../../db/schema/index.ts';
import { addDays, type Day, weekdayOf } from './days.ts';

/** Easter Sunday in the Gregorian calendar (the anonymous algorithm of 1876). */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const place = epact + sunday - 7 * late + 114;
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${year}-${pad(Math.floor(place / 31))}-${pad((place % 31) + 1)}`;
}

/** Easter Monday, Ascension Day and Whit Monday: both countries have them. */
function movable(year: number): Day[] {
  const easter = easterSunday(year);
  return [addDays(easter, 1), addDays(easter, 39), addDays(easter, 50)];
}

/** King's Day is 27 April, on the 26th when that is a Sunday. */
function kingsDay(year: number): Day {
  const day = `${year}-04-27`;
  return weekdayOf(day) === 7 ? addDays(day, -1) : day;
}

/**
 * Days without delivery. Good Friday is a working day in trade; Liberation Day (5 May) is a day off only once in five
 * years, when most collective agreements give it.
 */
export function holidaysOf(country: Country, year: number): Day[] {
  const on = (...days: string[]) => days.map((day) => `${year}-${day}`);
  if (country === 'BE')
    return [...on('01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'), ...movable(year)];
  const liberation = year % 5 === 0 ? on('05-05') : [];
  return [...on('01-01', '12-25', '12-26'), kingsDay(year), ...liberation, ...movable(year)];
}
