/** Counts of the overview, and the search over everything. */
export const workbenchWords = {
  today: 'Vandaag',
  counts: {
    to_pick: 'te verzamelen',
    to_pay: 'wacht op betaling',
    applications: 'aanvragen',
    tasks: 'vragen van klanten',
    withdrawals: 'herroepingen',
    payments: 'betalingen nakijken',
    failed_mails: 'mails niet aangekomen',
  },
  late: (count: number) => `${count} te laat`,
  nothing: 'Er wacht niets. Goed bezig.',
  search: 'Zoeken',
  inAll: ' in alles',
  searchAll: 'Zoeken in alles',
  shortcut: 'Ctrl K',
  label: 'Bestelling, factuur, klant, artikel of EAN',
  kinds: { order: 'Bestelling', invoice: 'Factuur', customer: 'Klant', product: 'Artikel' },
  nothingFound: 'Niets gevonden. Zoek op een nummer, een naam, een e-mailadres of een EAN.',
  searching: 'Zoeken…',
  found: (count: number) => (count === 1 ? '1 gevonden' : `${count} gevonden`),
} as const;
