/** Page of a product that no longer exists. */
export const discontinuedProduct = {
  title: 'Dit product is er niet (meer)',
  text: 'Het adres klopt niet, of het product is uit het assortiment. Kijk of er iets anders is dat past.',
  search: (name: string) => `Zoek naar ‘${name}’`,
  home: 'Naar de homepage',
  instead: 'Misschien zoekt u dit',
} as const;
