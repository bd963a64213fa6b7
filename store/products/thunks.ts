import type { ProductList, ProductsRequest } from '@/api/types';
import { createCallThunk } from '../thunk';
import type { ListTarget } from './state';

export interface LoadProducts {
  target: ListTarget;
  request: ProductsRequest;
  /** True: replace the list instead of appending to it (docs/behaviour.md §8.4). */
  init?: boolean;
}

/** Loads a page of products into the list of a target. */
export const loadProducts = createCallThunk<ProductList, LoadProducts>(
  'products/load',
  (call, { request }) => call('products.list', request),
  {
    // Two screens of scrolling must not load the same page twice.
    condition: ({ target, init }, { getState }) =>
      init || getState().products.lists[target]?.status !== 'loading',
  },
);
