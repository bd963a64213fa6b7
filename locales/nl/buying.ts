/** What the islands of a product list say: apart from the rest, because it travels with the script. */
export const buying = {
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
  inCart: (count: string) => `${count} in uw winkelwagen`,
  less: 'Minder',
  more: 'Meer',
  quantity: 'Aantal',
  snapped: (step: number, to: number) => `Per ${step} te bestellen, daarom ${to}.`,
} as const;

/** Controls of a list. */
export const listControls = {
  view: 'Weergave',
  asList: 'Als lijst',
  asGrid: 'Als raster',
  more: 'Meer producten',
  moreFailed: 'Meer producten laden lukte niet.',
  shown: (shown: number, all: number) => `${shown} van ${all} artikelen`,
} as const;
