import type { ProductList } from '@/api/types';
import { chosenFilters, type ListAddress } from '../list-links';

/** Whether a list has one product, and not because of a filter. */
export const isOnlyProduct = ({ numFound }: Pick<ProductList, 'numFound'>, address: ListAddress): boolean =>
  numFound === 1 && chosenFilters(address).length === 0;
