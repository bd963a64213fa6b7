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

/** `dinsdag 1 december 11:00`, of an instant: the moment before which the shop answers. */
export function promiseMoment(instant: string): string {
  const of = Object.fromEntries(
    part.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return `${of.weekday} ${of.day} ${monthNames[Number(of.month) - 1]} ${of.hour}:${of.minute}`;
}
