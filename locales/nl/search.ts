import { dutchNumber } from '../../lib/dutch-number';

const counted = (n: number, one: string, many: string) => `${dutchNumber(n)} ${n === 1 ? one : many}`;
const products = (n: number) => counted(n, 'product', 'producten');

/** Texts of the search suggestions. */
export const suggestions = {
  label: 'Suggesties',
  recent: 'Recente zoekopdrachten',
  forget: (text: string) => `‘${text}’ weghalen`,
  forgetAll: 'Alles wissen',
  corrected: 'Bedoelde u',
  products: 'Producten',
  groups: 'Groepen',
  brands: 'Merken',
  articleNumber: 'Art.',
  count: products,
  all: 'Alle resultaten bekijken',
  nothing: (text: string) => `Niets gevonden voor ‘${text}’.`,
  nothingHint: 'Probeer een korter woord of een deel van het artikelnummer. Met Enter leest u meer zoektips.',
  failed: 'Suggesties lukken nu even niet. Druk op Enter om te zoeken.',
  loading: 'Suggesties worden geladen',
  /** Read out when the list has changed. */
  found: (options: number, all: number) =>
    `${counted(options, 'suggestie', 'suggesties')}, ${products(all)} gevonden. Kies met de pijltjestoetsen.`,
  foundRecent: (options: number) =>
    `${counted(options, 'recente zoekopdracht', 'recente zoekopdrachten')}. Kies met de pijltjestoetsen.`,
} as const;

/** The page of results. */
export const results = {
  crumb: 'Zoeken',
  pageTitle: (text: string) => `Zoeken: ${text}`,
  title: 'Resultaten voor',
  nothing: 'Niets gevonden voor',
  corrected: (found: string) => `Dit zijn de resultaten voor ‘${found}’.`,
  nothingAsTyped: (text: string) => `Niets gevonden voor ‘${text}’.`,
  didYouMean: 'Bedoelde u',
  byGroup: 'Resultaten per groep',
  onlyIn: (group: string) => `Alleen in ${group}`,
  everywhere: (group: string) => `Niet alleen in ${group}, maar overal zoeken`,
  searchEverywhere: 'Zoek in het hele assortiment',
  tipsTitle: 'Zo vindt u het wel',
  tips: [
    'Controleer de spelling, of laat een woord weg.',
    'Gebruik een algemener woord: ‘zeep’ in plaats van ‘handzeep amandel’.',
    'Zoek op artikelnummer of EAN; een deel ervan is genoeg.',
  ],
  groups: 'Of begin bij een groep',
  empty: {
    title: 'Wat zoekt u?',
    text: 'Typ hierboven een product, een merk of een artikelnummer.',
    tipsTitle: 'Zo zoekt u het snelst',
    tips: [
      'Eén of twee woorden zijn genoeg; de volgorde doet er niet toe.',
      'Een deel van een artikelnummer of EAN werkt ook.',
      'Filter de resultaten daarna op merk, kleur, inhoud of keurmerk.',
    ],
  },
} as const;
