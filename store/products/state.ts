import type { productTargets } from '@toonbank/contract';
import type { ErrorCode, ProductDoc } from '@/api/types';

/** The later pages of a list on a category or search page, by the address of its first one. */
export type Overview = `overview ${string}`;

/** The named lists (docs/behaviour.md §8.5), and the lists of products. */
export type ListTarget = (typeof productTargets)[number] | Overview;

export interface ListState {
  docs: ProductDoc[];
  numFound: number;
  status: 'loading' | 'ready' | 'failed';
  error: ErrorCode | null;
}

export interface ProductsState {
  lists: Partial<Record<ListTarget, ListState>>;
  sort: { field: string; order: 'asc' | 'desc' };
  /** The text in the search box. */
  search: string;
}
