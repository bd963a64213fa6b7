/** What the islands of a product list say: apart from the rest, because it travels with the script. */
export const buying = {
  articleNumber: (code: string) => `Art. ${code}`,
  sale: 'Sale',
  houseBrand: 'Huismerk',
  agreement: 'Uw prijsafspraak',
  loginForPrices: 'Inloggen voor prijzen',
  per: (unit: string) => `per ${unit}`,
  piecePrice: (price: string, unit: string) => `${price} per ${unit}`,
  pricePending: 'Prijs wordt geladen',
  priceMissing: 'Prijs nu niet beschikbaar',
  tiers: 'Staffelprijzen',
  from: (count: string) => `vanaf ${count}`,
  unit: 'Verpakking',
  add: 'In winkelwagen',
  outOfStock: 'Niet leverbaar',
  /** Up to two days (spec §9). */
  atOnce: 'Direct leverbaar',
  inCart: 'in uw winkelwagen',
  less: 'Minder',
  more: 'Meer',
  quantity: 'Aantal',
  snapped: (step: number, to: number) => `Per ${step} te bestellen, daarom ${to}.`,
} as const;

const number = new Intl.NumberFormat('nl-NL');
const articles = (n: number) => `${number.format(n)} ${n === 1 ? 'artikel' : 'artikelen'}`;

/** Controls of a list. */
export const listControls = {
  products: 'Artikelen',
  count: articles,
  view: 'Weergave',
  asList: 'Als lijst',
  asGrid: 'Als raster',
  sort: 'Sorteren op',
  sorts: {
    relevantie: 'Relevantie',
    'naam-oplopend': 'Naam A–Z',
    'naam-aflopend': 'Naam Z–A',
    'prijs-oplopend': 'Prijs laag–hoog',
    'prijs-aflopend': 'Prijs hoog–laag',
  },
  applySort: 'Sorteer',
  filters: 'Filters',
  filtersChosen: (n: number) => (n === 0 ? 'Filters' : `Filters (${n})`),
  showResults: (n: number) => `Toon ${articles(n)}`,
  clear: 'Alles wissen',
  remove: (facet: string, value: string) => `${facet} ${value} weghalen`,
  facets: {
    merk: 'Merk',
    kleur: 'Kleur',
    inhoud: 'Inhoud',
    materiaal: 'Materiaal',
    certificaat: 'Keurmerk',
    voorraad: 'Beschikbaarheid',
  } as Record<string, string>,
  moreValues: (n: number) => `Nog ${n} tonen`,
  more: 'Meer producten',
  moreFailed: 'Meer producten laden lukte niet.',
  shown: (shown: number, all: number) => `${shown} van ${all} artikelen`,
} as const;
