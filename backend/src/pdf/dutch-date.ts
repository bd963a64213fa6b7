const day = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** DD-MM-YYYY in Dutch time (docs/behaviour.md §5.5). */
export const dutchDate = (moment: Date): string => day.format(moment).replaceAll('/', '-');
