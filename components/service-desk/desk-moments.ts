const amsterdam = { timeZone: 'Europe/Amsterdam' } as const;
const short = new Intl.DateTimeFormat('nl-NL', {
  ...amsterdam,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const long = new Intl.DateTimeFormat('nl-NL', {
  ...amsterdam,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** `di 1 dec, 11:00`. */
export const shortMoment = (instant: string): string => short.format(new Date(instant));
/** `dinsdag 1 december om 11:00`. */
export const longMoment = (instant: string): string => long.format(new Date(instant));
/** `dinsdag 1 december`, of a day YYYY-MM-DD. */
export const dayName = (isoDay: string): string => day.format(new Date(`${isoDay}T00:00:00Z`));
