const shortDay = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const longDay = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' });

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** `do 26 nov` for a day YYYY-MM-DD. */
export const formatShortDay = (day: string): string => shortDay.format(atNoon(day));

/** `donderdag 26 november` for a day YYYY-MM-DD. */
export const formatWeekdayDate = (day: string): string => longDay.format(atNoon(day));

/** `donderdag` for a day YYYY-MM-DD. */
export const formatWeekday = (day: string): string => weekday.format(atNoon(day));

/** `donderdag 26 november 2026` for a day YYYY-MM-DD. */
export const formatFullDay = (day: string): string => `${formatWeekdayDate(day)} ${day.slice(0, 4)}`;
