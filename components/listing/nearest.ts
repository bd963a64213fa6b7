import type { ProductDoc } from '@/api/types';

/** Suggestions for a list whose filters match nothing. */
export interface Nearest {
  /** Number of products without this filter; filters whose removal would still match nothing are left out. */
  without: { facet: string; values: string[]; count: number }[];
  /** A few products of the list without any filter. */
  docs: ProductDoc[];
}
