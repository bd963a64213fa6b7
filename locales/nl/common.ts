/** Words that several areas share. */
export const common = {
  optional: ' (niet verplicht)',
  close: 'Sluiten',
  cancel: 'Annuleren',
  back: 'Terug',
  retry: 'Opnieuw proberen',
  home: 'Home',
  breadcrumbs: 'Kruimelpad',
  pages: 'Pagina’s',
  previousPage: 'Vorige',
  nextPage: 'Volgende',
  page: (n: number) => `Pagina ${n}`,
  skip: 'Naar de inhoud',
  toProducts: 'Naar de producten',
  loading: 'Bezig met laden',
  undo: 'Ongedaan maken',
  offline: 'Geen internetverbinding. Wat u hebt ingevuld blijft staan.',
} as const;
