/** My account and its orders. */
export const account = {
  title: 'Mijn account',
  nav: 'Accountmenu',
  overview: 'Overzicht',
  orders: 'Bestellingen',
  welcome: (name: string) => `Welkom, ${name}`,
  company: 'Bedrijf',
  customerNumber: (number: string) => `Klantnummer ${number}`,
  kvk: (number: string) => `KvK ${number}`,
  paymentTerm: (days: number) => `Betaaltermijn ${days} dagen`,
  contact: 'Contactpersoon',
  addresses: 'Afleveradressen',
  defaultAddress: 'Standaard',
  latest: 'Laatste bestellingen',
  all: 'Alle bestellingen',
  failed: 'Uw gegevens zijn nu niet op te halen. Probeer het zo opnieuw.',
  countries: { NL: 'Nederland', BE: 'België' } as Record<string, string>,
} as const;

export const orders = {
  title: 'Bestellingen',
  number: 'Bestelling',
  date: 'Datum',
  reference: 'Referentie',
  placedBy: 'Besteld door',
  status: 'Status',
  total: 'Totaal excl. btw',
  search: 'Artikel of artikelnummer',
  anyStatus: 'Alle',
  show: 'Tonen',
  empty: {
    title: 'Nog geen bestellingen',
    text: 'Zodra u iets bestelt, vindt u het hier terug.',
    filtered: 'Geen bestellingen met deze zoekopdracht.',
    clear: 'Alle bestellingen tonen',
    action: 'Naar het assortiment',
  },
  found: (n: number) => `${n} ${n === 1 ? 'bestelling' : 'bestellingen'}`,
  detail: (number: string) => `Bestelling ${number}`,
  missing: 'Deze bestelling bestaat niet, of is niet van u.',
  article: 'Artikel',
  articleNumber: 'Art.nr.',
  quantity: 'Aantal',
  price: 'Prijs',
  lineTotal: 'Totaal',
  comment: 'Opmerking',
  delivery: 'Leverdatum',
  back: 'Alle bestellingen',
} as const;

/** Order status in word and colour (spec §4). */
export const orderStatuses = {
  1: { text: 'nieuw', tone: 'info' },
  2: { text: 'in verwerking', tone: 'warning' },
  3: { text: 'geleverd', tone: 'success' },
  4: { text: 'geannuleerd', tone: 'danger' },
} as const;

/** Anything else (spec §4). */
export const noOrder = { text: 'geen order', tone: 'neutral' } as const;
