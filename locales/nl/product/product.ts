/** The product page and lists of products; the card's words are in `buying.ts`. */
export const product = {
  articleNumber: (code: string) => `Art. ${code}`,
  outOfStock: 'Niet leverbaar',
  supplier: 'Leverancier',
  country: 'Herkomst',
  sale: 'Sale',
  houseBrand: 'Huismerk',
  description: 'Omschrijving',
  specifications: 'Specificaties',
  documents: 'Documenten',
  packaging: 'Verpakkingen',
  newWindow: ' (opent in een nieuw venster)',
  matching: 'Past hierbij',
  linked: 'Handig om erbij te bestellen',
  related: 'Ook in dit assortiment',
  allOf: (group: string) => `Alles in ${group}`,
  ean: 'EAN',
  ask: 'Vraag over dit product',
  countStock: 'Voorraad tellen',
} as const;

export const list = {
  subgroups: 'Kies een subgroep',
  alsoIn: (group: string) => `Ook in ${group}`,
  empty: {
    title: 'Geen producten gevonden',
    filtered: 'Met deze filters blijft er niets over.',
    clear: 'Filters wissen',
    search: (text: string) =>
      `Wij vonden niets voor ‘${text}’. Controleer de spelling, of zoek op een korter woord of een artikelnummer.`,
    group: 'In deze groep staan nu geen producten.',
    home: 'Naar het assortiment',
  },
} as const;
