import { monthNames } from './dates';

const part = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  weekday: 'long',
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats the moment of a promise: `dinsdag 1 december 11:00`. */
export function promiseMoment(instant: string): string {
  const of = Object.fromEntries(
    part.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return `${of.weekday} ${of.day} ${monthNames[Number(of.month) - 1]} ${of.hour}:${of.minute}`;
}
