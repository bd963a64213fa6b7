import type { ProductDoc } from '@/store/domain';

/** What comes nearest to a list whose filters leave nothing. */
export interface Nearest {
  /** How many products there are without this filter; those that would give none are left out. */
  without: { facet: string; values: string[]; count: number }[];
  /** A few that are there without any filter. */
  docs: ProductDoc[];
}
