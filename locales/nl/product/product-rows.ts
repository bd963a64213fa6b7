/** What stands around a product: rows of others, and what to take instead. */
export const productRows = {
  add: (name: string) => `In winkelwagen: ${name}`,
  lastViewed: 'Laatst bekeken',
  house: 'Vergelijkbaar, van ons huismerk',
  instead: 'Wel leverbaar',
  cheaper: (amount: string, unit: string) => `${amount} per ${unit} goedkoper`,
} as const;
