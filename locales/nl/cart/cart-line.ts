/** Texts of a cart line. */
export const cartLine = {
  tier: (count: string) => `Nog ${count} voor`,
  per: (unit: string) => `per ${unit}`,
  priceChanged: 'De prijs is veranderd; u zag eerder',
  addComment: 'Opmerking',
  comment: (name: string) => `Opmerking bij ${name}`,
  commentHint: 'Bijvoorbeeld voor welke afdeling.',
  later: 'Bewaren voor later',
  laterOf: (name: string) => `${name} bewaren voor later`,
  /** Name of the order list for saved products. */
  laterList: 'Voor later',
  laterOtherUnit:
    'Op uw lijst ‘Voor later’ staat dit artikel al in een andere verpakking. Deze regel blijft daarom in uw winkelwagen.',
} as const;

/** The same pieces in other units cost less. */
export const packing = {
  instead: (units: string, held: string) => `Met ${units} in plaats van ${held} bent u`,
  less: 'goedkoper uit.',
  taken: (units: string) => `Dit artikel staat nu als ${units} in uw winkelwagen. U bent`,
  take: (units: string) => `Bestel als ${units}`,
} as const;

/** A change of a line that has not reached the server. */
export const unsavedLine = {
  retrying: 'Nog niet bewaard. Wij proberen het opnieuw.',
  failed: 'Nog niet bewaard: de winkel is niet bereikbaar.',
  lines: (names: string) =>
    `Nog niet bewaard: ${names}. De winkel is niet bereikbaar. Uw wijziging blijft staan.`,
  retryingLines: (names: string) => `Nog niet bewaard: ${names}. Wij proberen het opnieuw.`,
  toast: (name: string) => `Nog niet bewaard in uw winkelwagen: ${name}`,
  orderWaits: 'U kunt bestellen zodra alle regels zijn bewaard.',
  reviewWaits: 'Uw laatste wijziging wordt nog bewaard: de winkel is slecht bereikbaar. Een ogenblik.',
} as const;

/** The panel at the cart button. */
export const cartPanel = {
  title: 'Winkelwagen',
  goods: 'Artikelen',
  toCart: 'Naar winkelwagen',
  order: 'Bestellen',
  empty: 'Uw winkelwagen is nog leeg.',
} as const;
