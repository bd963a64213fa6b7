/** States by which the list of products is filtered: sold, taken off sale, or with something missing. */
export const productStates = [
  'active',
  'inactive',
  'out_of_stock',
  'no_price',
  'no_ean',
  'no_picture',
  'hidden_group',
  'no_location',
] as const;
export type ProductState = (typeof productStates)[number];
