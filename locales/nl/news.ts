/** News. */
export const news = {
  title: 'Nieuws',
  lead: 'Over het assortiment, over handig werken en over de winkel zelf.',
  ofYear: (year: string) => `Nieuws uit ${year}`,
  filter: 'Jaar',
  latest: 'Nieuwste',
  feed: 'Volg het nieuws via RSS',
  older: 'Ouder nieuws vindt u hierboven, per jaar.',
  none: 'Er is nu geen nieuws',
  noneText: 'Kijk later nog eens, of lees intussen onze recepten en werkplannen.',
  toBlog: 'Naar recepten en video’s',
  products: 'Producten bij dit bericht',
  more: 'Meer nieuws',
  all: 'Al het nieuws',
  /** Of an item that visitors do not see, for admins. */
  hidden: 'Verborgen',
  from: (day: string) => `Te zien vanaf ${day}`,
} as const;
