import type { ProductList } from '../domain';
import type { AppThunk } from '../thunk';

/** Products that the box shows; the page of results has the rest. */
const SHOWN = 6;

/**
 * What the shop suggests for a text that is still being typed: products, and where most hits are (`groups`,
 * `facetCounts.merk`). Rejects with something that has a `code`, also when `signal` ends the call.
 */
export const loadSuggestions =
  (search: string, signal: AbortSignal): AppThunk<Promise<ProductList>> =>
  async (_dispatch, _getState, { api }) =>
    (await api()).products.list({ search, suggest: true, pageSize: SHOWN }, { signal });

/** Fetches the client of the API before the first letter is typed. */
export const prepareSuggestions =
  (): AppThunk =>
  (_dispatch, _getState, { api }) => {
    // Offline it is asked for again with the first letters.
    api().catch(() => undefined);
  };
