import { shelfLabels as words } from '@/locales/nl/shelf-labels';
import type { ShelfLabel } from '@/store/domain';

/** What a label is called: its place, or what it is the label of. */
export const labelName = ({ covers, place, products: [product] }: ShelfLabel): string =>
  covers === 'place' || !product ? place : product.productName;

/** What else there is to say of it. */
export const labelFacts = ({ covers, place, products }: ShelfLabel): string => {
  const [product] = products;
  if (covers === 'place' || !product) return words.holds(products.length);
  return [product.productExtCode, product.unitDesc, place].filter(Boolean).join(' · ');
};
