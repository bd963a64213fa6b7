/** Texts of families of products: sizes, volumes or colours of one article. */
export const family = {
  from: 'Andere uitvoering vanaf',
  article: 'Art.',
  unit: 'Verpakking',
  price: 'Prijs',
  stock: 'Levering',
  quantity: 'Aantal',
  quantityOf: (value: string) => `Aantal ${value}`,
  pricePending: 'Prijs wordt geladen',
  noPrice: '–',
  add: 'In winkelwagen',
  /** For screen readers: the page has another button of that name. */
  addAll: 'Aantallen in winkelwagen',
} as const;
