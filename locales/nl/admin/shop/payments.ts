/** `Betalingen`, those that somebody has to look at. */
export const paymentDeskWords = {
  title: 'Betalingen',
  search: 'Zoeken',
  searchHint: 'Bestelling, klant of kenmerk',
  flag: 'Reden',
  allFlags: 'Alle redenen',
  todo: 'Wat te doen',
  /** What happened, and what to do. */
  reasons: {
    wrong_amount:
      'De betaaldienst meldt een ander bedrag dan dat van de bestelling. De bestelling staat niet op betaald. Kijk bij de betaaldienst wat er binnenkwam, en noteer de betaling of stort terug.',
    late: 'De betaling kwam binnen nadat zij was afgebroken of verlopen. De bestelling staat nu op betaald. Kijk of zij nog geleverd kan worden.',
    paid_twice: 'De bestelling was al betaald. Stort deze tweede betaling terug bij de betaaldienst.',
    order_cancelled:
      'De bestelling was al geannuleerd. Stort de betaling terug bij de betaaldienst, of bel de klant om opnieuw te bestellen.',
  },
  area: 'Stand',
  allAreas: 'Alle betalingen',
  areas: { open: 'Nakijken', handled: 'Afgehandeld' },
  order: 'Bestelling',
  orderOf: (number: number) => `Bestelling ${number}`,
  customer: 'Klant',
  amount: 'Bedrag bestelling',
  received: 'Ontvangen',
  provider: 'Betaaldienst',
  reference: 'Kenmerk',
  date: 'Begonnen',
  empty: 'Geen betalingen om na te kijken',
  emptyText: 'Zodra een betaling niet klopt, staat zij hier en krijgt u een mail.',
  open: (reason: string, number: number) => `${reason}, bestelling ${number}, bekijken`,
  handle: 'Afgehandeld',
  handleText: 'De betaling gaat van de lijst. Er wordt niets overgemaakt of teruggestort.',
  handled: (number: number) => `De betaling van bestelling ${number} is afgehandeld.`,
  handledBy: (name: string, moment: string) => `Afgehandeld door ${name}, ${moment}`,
  conflicts: {
    handled: 'Een collega heeft deze betaling intussen afgehandeld.',
    changed: 'Er is intussen nog iets met deze betaling gebeurd. Sluit dit venster en kijk opnieuw.',
  },
} as const;
