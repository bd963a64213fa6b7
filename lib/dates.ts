/**
 * Dates as the Dutch write them (docs/behaviour.md §5.5). A `YYYY-MM-DD` string is a calendar day and stays that day;
 * an instant (Date, or ISO text with a time) is shown as its day in Amsterdam, so that server and browser write the
 * same text in every time zone.
 */
import { addBusinessDays } from 'date-fns/addBusinessDays';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

const amsterdam = { timeZone: 'Europe/Amsterdam' } as const;
const isoDay = new Intl.DateTimeFormat('en-CA', { ...amsterdam, dateStyle: 'short' });
const time = new Intl.DateTimeFormat('nl-NL', { ...amsterdam, timeStyle: 'short' });
const weekday = new Intl.DateTimeFormat('nl-NL', { ...amsterdam, weekday: 'long' });
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Dutch month names, January first (docs/behaviour.md §7.4). */
export const monthNames = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/** The calendar day in Amsterdam, `YYYY-MM-DD`. @throws RangeError for something that is no date. */
export function amsterdamDay(value: Date | string): string {
  const instant = typeof value === 'string' ? parseISO(value) : value;
  if (!isValid(instant)) throw new RangeError(`Not a date: ${String(value)}`);
  return typeof value === 'string' && DAY.test(value) ? value : isoDay.format(instant);
}

/** `20-11-2026`. */
export function formatDate(value: Date | string): string {
  return amsterdamDay(value).split('-').reverse().join('-');
}

/** `20 november 2026`. */
export function formatLongDate(value: Date | string): string {
  const [year = '', month = '', day = ''] = amsterdamDay(value).split('-');
  return `${Number(day)} ${monthNames[Number(month) - 1] ?? ''} ${year}`;
}

/** `vrijdag 11 december 2026, 10:00`, for an instant. */
export const formatWeekdayMoment = (value: Date): string =>
  `${weekday.format(value)} ${formatLongDate(value)}, ${time.format(value)}`;

const precise = new Intl.DateTimeFormat('nl-NL', { ...amsterdam, timeStyle: 'medium' });

/** `vrijdag 11 december 2026 om 10:00:07`, for an instant that counts to the second. */
export const formatPreciseMoment = (value: Date): string =>
  `${weekday.format(value)} ${formatLongDate(value)} om ${precise.format(value)}`;

/** `20-11-2026 14:05`, for an instant. */
export function formatDateTime(value: Date | string): string {
  return `${formatDate(value)} ${time.format(typeof value === 'string' ? parseISO(value) : value)}`;
}

/** `20 november 2026, 14:05`, for an instant. */
export const formatLongMoment = (value: Date | string): string =>
  `${formatLongDate(value)}, ${time.format(typeof value === 'string' ? parseISO(value) : value)}`;

/** `14:05` for an instant of today, else `20-11-2026 14:05`; both as in Amsterdam. */
export function formatMoment(value: string, now: Date = new Date()): string {
  return amsterdamDay(value) === amsterdamDay(now) ? time.format(parseISO(value)) : formatDateTime(value);
}

/** Parses `DD-MM-YYYY` → `YYYY-MM-DD`, or null when there is no such day. */
export function parseDutchDate(text: string): string | null {
  const match = /^\s*(\d{1,2})-(\d{1,2})-(\d{4})\s*$/.exec(text);
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isValid(parseISO(iso)) ? iso : null;
}

/** The day (`YYYY-MM-DD`) that lies `workingDays` Monday-to-Friday days after `from`. */
export function addWorkingDays(from: Date | string, workingDays: number): string {
  const [year = 0, month = 1, day = 1] = amsterdamDay(from).split('-').map(Number);
  // Noon, local: far enough from midnight for any time zone's clock change to keep the day.
  const moved = addBusinessDays(new Date(year, month - 1, day, 12), workingDays);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moved.getFullYear()}-${two(moved.getMonth() + 1)}-${two(moved.getDate())}`;
}

/** `1 werkdag`, `5 werkdagen`. */
export function workingDaysText(days: number): string {
  return `${days} ${days === 1 ? 'werkdag' : 'werkdagen'}`;
}

/** `Direct leverbaar` up to two days, otherwise `Levertijd: 5 werkdagen` (docs/behaviour.md §7.4). */
export function deliveryTimeText(days: number): string {
  return days <= 2 ? 'Direct leverbaar' : `Levertijd: ${workingDaysText(days)}`;
}
