import type { FacetCounts, ProductsRequest } from '@/api/types';
import { failureCode } from '../failure';
import { createAppThunk } from '../thunk';

/** Loads all values of a list's facets with their counts. */
export const askFacets = createAppThunk<FacetCounts, ProductsRequest>(
  'products/facets',
  async (request, { extra, signal, rejectWithValue }) => {
    try {
      const call = await extra.api();
      return (await call('products.list', { ...request, page: 0, pageSize: 1 }, { signal })).facetCounts;
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);
