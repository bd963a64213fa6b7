/** Options of a product. */
export const options = {
  none: 'Niet nodig',
  once: 'Komt er één keer bij, ongeacht het aantal.',
  soldOut: 'niet leverbaar',
} as const;
