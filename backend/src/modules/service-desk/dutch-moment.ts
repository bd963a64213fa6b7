const long = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** `dinsdag 1 december om 11:00`. */
export const dutchMoment = (moment: Date): string => long.format(moment);
