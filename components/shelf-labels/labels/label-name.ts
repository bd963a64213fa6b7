import type { ShelfLabel } from '@/api/types';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';

/** Name of a label: its place, or its product. */
export const labelName = ({ covers, place, products: [product] }: ShelfLabel): string =>
  covers === 'place' || !product ? place : product.productName;

/** Further facts of a label in one line. */
export const labelFacts = ({ covers, place, products }: ShelfLabel): string => {
  const [product] = products;
  if (covers === 'place' || !product) return words.holds(products.length);
  return [product.productExtCode, product.unitDesc, place].filter(Boolean).join(' · ');
};
