import type { ProductList } from '@/api/types';
import type { AppThunk } from '../thunk';

/** Number of products in the suggestions; the results page has the rest. */
const PAGE_SIZE = 6;

/**
 * Loads the suggestions for a text that is still being typed: products, and the groups and brands with most hits
 * (`groups`, `facetCounts.merk`). Rejects with an error that has a `code`, also when `signal` ends the call.
 */
export const loadSuggestions =
  (search: string, signal: AbortSignal): AppThunk<Promise<ProductList>> =>
  async (_dispatch, _getState, { api }) =>
    (await api())(
      'products.list',
      { search, families: true, suggest: true, pageSize: PAGE_SIZE },
      { signal },
    );

/** Loads the API client before the first letter is typed. */
export const prepareSuggestions =
  (): AppThunk =>
  (_dispatch, _getState, { api }) => {
    // When offline, the first letters load it again.
    api().catch(() => undefined);
  };
