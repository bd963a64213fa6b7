import type { ErrorCode, RefusedLine, RemovedItem } from '@/api/types';

export interface OrderListsState {
  /** The customer's lists by name, as far as they have been loaded. */
  lists: { listId: number; name: string }[];
  /** By product: the ids of the lists that hold it; absent until loaded. */
  holding: Record<number, number[]>;
  /** The products that are on any list; null until loaded. */
  listed: Record<number, true> | null;
  /** The marks are loaded once, and again only after a failure. */
  listedAsked: boolean;
  loading: boolean;
  error: ErrorCode | null;
}

/** A product to put on a list or remove from it, with the name for the message. */
export interface ListChange {
  productId: number;
  unitId: number;
  listId: number;
  listName: string;
  on: boolean;
  /** The item before, so that undo restores it. Without a position it keeps its place. */
  as?: Omit<RemovedItem, 'position'> & Partial<RemovedItem>;
}

/** The quantity of a product for this order. */
export interface Amount {
  unitId: number;
  quantity: number;
}

/** A line's total in cents, excl. and incl. VAT. */
export interface LineSum {
  excl: number;
  incl: number;
}

/** Selection and quantities on the page of one list; kept between its pages and lost with the tab. */
export interface ListWork {
  /** By product; this page needs the totals of selected lines on other pages. */
  ticked: Record<number, LineSum>;
  /** By product: quantities that differ from the list's. */
  amounts: Record<number, Amount>;
  /** By product: lines that the cart refused. */
  refused: Record<number, RefusedLine>;
}

/** By list id. */
export type ListWorkState = Record<number, ListWork>;
