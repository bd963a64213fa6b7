/** Related products and the alternative on a product page. */
export const productRows = {
  add: (name: string) => `In winkelwagen: ${name}`,
  lastViewed: 'Laatst bekeken',
  house: 'Vergelijkbaar, van ons huismerk',
  instead: 'Wel leverbaar',
  cheaper: (amount: string, unit: string) => `${amount} per ${unit} goedkoper`,
} as const;
