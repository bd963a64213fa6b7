import type { ProductDoc } from '@/api/types';
import type { AppThunk } from '../thunk';

/** The number of products in a row. */
const PAGE_SIZE = 12;
/** The first words of a name say what kind of product it is. */
const FIRST_WORDS = 2;

/** Finds products like one of which only the name is left: by the whole name, else by its first words. */
export const findInstead =
  (name: string): AppThunk<Promise<ProductDoc[]>> =>
  async (_dispatch, _getState, { api }) => {
    const call = await api();
    const words = name.split(' ');
    const texts = [words, words.slice(0, FIRST_WORDS), words.slice(0, 1)].map((some) => some.join(' '));
    for (const search of new Set(texts)) {
      const { docs } = await call('products.list', { search, pageSize: PAGE_SIZE });
      if (docs.length > 0) return docs;
    }
    return [];
  };
