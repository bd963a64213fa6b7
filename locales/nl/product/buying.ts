import { dutchNumber } from '../../../lib/dutch-number';
/** Texts of the product card and the buy box. Separate from the page's texts: the browser downloads these. */
export const buying = {
  articleNumber: (code: string, brand?: string) => `Art. ${code}${brand ? ` · ${brand}` : ''}`,
  sale: 'Sale',
  houseBrand: 'Huismerk',
  agreement: 'Uw prijsafspraak',
  loginForPrices: 'Inloggen voor prijzen',
  per: (unit: string) => `per ${unit}`,
  piecePrice: (price: string, unit: string) => `${price} per ${unit}`,
  before: 'Eerst',
  pricePending: 'Prijs wordt geladen',
  priceMissing: 'Prijs nu niet beschikbaar',
  tiers: 'Staffelprijzen',
  from: (count: string) => `vanaf ${count}`,
  unit: 'Verpakking',
  add: 'In winkelwagen',
  outOfStock: 'Niet leverbaar',
  /** Up to two days (docs/behaviour.md §7.4). */
  atOnce: 'Direct leverbaar',
  inCart: 'in uw winkelwagen',
  less: 'Minder',
  more: 'Meer',
  quantity: 'Aantal',
  snapped: (step: number, to: number) =>
    step > 1 ? `Per ${step} te bestellen, daarom ${to}.` : `Minstens ${to}.`,
  whole: 'Vul een heel aantal in, hoogstens 999.999.',
} as const;

export const productCount = (n: number) => `${dutchNumber(n)} ${n === 1 ? 'product' : 'producten'}`;

/** Controls of a list. */
export const listControls = {
  products: 'Producten',
  count: productCount,
  filters: (n: number) => (n === 0 ? 'Filters' : `Filters (${n})`),
  view: 'Weergave',
  asList: 'Als lijst',
  asCompact: 'Compact',
  asGrid: 'Als raster',
  more: 'Meer producten',
  earlier: 'Eerdere producten',
} as const;
