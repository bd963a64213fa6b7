/** A calendar day, YYYY-MM-DD: no hours, no zone. */
export type Day = string;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const atMidnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, count: number): Day =>
  new Date(atMidnight(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Days since 1970, for arithmetic. */
export const dayNumber = (day: Day): number => atMidnight(day) / DAY_MS;

/** The day this many days after 1970-01-01. */
export const dayOf = (number: number): Day => addDays('1970-01-01', number);

/** 1 is Monday, 7 Sunday (ISO 8601). */
export const weekdayOf = (day: Day): number => new Date(atMidnight(day)).getUTCDay() || 7;

/** DD-MM-YYYY (docs/behaviour.md §5.5) → a day; undefined for one that does not exist. */
export function readDutchDay(text: string): Day | undefined {
  const day = text.split('-').reverse().join('-');
  return !Number.isNaN(atMidnight(day)) && addDays(day, 0) === day ? day : undefined;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface ClockTime {
  readonly day: Day;
  readonly time: string;
}

/** Of the minute that was asked for last: each cart asks for the present one, and to format it takes long. */
let latest: ClockTime & { minute: number } = { minute: Number.NaN, day: '', time: '' };

/** The day and the time (HH:MM) of a moment by the clock in the shop. */
export function shopClock(moment: Date): ClockTime {
  const minute = Math.floor(moment.getTime() / 60_000);
  if (minute !== latest.minute) {
    const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
    const day = `${part.year}-${part.month}-${part.day}`;
    latest = { minute, day, time: `${part.hour}:${part.minute}` };
  }
  return { day: latest.day, time: latest.time };
}

/** The instant of a time (HH:MM) in Amsterdam on a day; of the two in the repeated hour, the first. */
export function momentAt(day: Day, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The shop is one or two hours ahead of UTC.
  const early = new Date(asUtc - 2 * HOUR_MS);
  return shopClock(early).time === time ? early : new Date(asUtc - HOUR_MS);
}
