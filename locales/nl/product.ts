/** Product card, product page and lists of products. */
export const product = {
  articleNumber: (code: string) => `Art. ${code}`,
  outOfStock: 'Tijdelijk niet leverbaar',
  country: 'Herkomst',
  sale: 'Sale',
  houseBrand: 'Huismerk',
  agreement: 'Uw prijsafspraak',
  description: 'Omschrijving',
  specifications: 'Specificaties',
  documents: 'Documenten',
  packaging: 'Verpakkingen',
  related: 'Ook in dit assortiment',
  ean: 'EAN',
  content: 'Inhoud',
  pictures: 'Foto’s',
} as const;

export const list = {
  subgroups: 'Verfijn uw keuze',
  searchTitle: (text: string) => `Resultaten voor “${text}”`,
  empty: {
    title: 'Geen artikelen gevonden',
    filtered: 'Met deze filters blijft er niets over.',
    clear: 'Filters wissen',
    search: (text: string) =>
      `Wij vonden niets voor “${text}”. Controleer de spelling, of zoek op een korter woord of een artikelnummer.`,
    group: 'In deze groep staan nu geen artikelen.',
    home: 'Naar het assortiment',
  },
  brands: { title: 'Merken', text: 'Kies een merk om alle artikelen te zien.' },
  sale: { title: 'Sale', text: 'Afgeprijsd zolang de voorraad strekt.' },
} as const;
