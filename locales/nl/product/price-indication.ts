/** What consumers see beside a price. Separate, because the pages of a business shop do not load it. */
export const priceIndication = {
  /** The lowest price that counts is that of before the sale, however long it lasts. */
  prior: 'Laagste prijs van de 30 dagen voor de aanbieding:',
} as const;
