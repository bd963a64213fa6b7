/** The height of the rows of order lists, cart and orders. */
export const tableRows = { title: 'Hoogte van de regels', roomy: 'Ruim', compact: 'Compact' } as const;
