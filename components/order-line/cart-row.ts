import type { ErrorCode, RefusedLine } from '@/api/types';

/** A row that can go into the cart. */
export interface CartRow {
  /** Unique among the rows. */
  key: string;
  productId: number;
  unitId: number;
  /** In that unit. */
  quantity: number;
}

/** Result of a row: added, refused as it is, or failed because the call failed. */
export type RowOutcome =
  | { state: 'added' }
  | { state: 'refused'; line: RefusedLine }
  | { state: 'failed'; code: ErrorCode };

export type RowOutcomes = Readonly<Record<string, RowOutcome>>;

/** Keys of rows that are not in the cart, for a retry. */
export const refusedKeys = (outcomes: RowOutcomes) =>
  Object.keys(outcomes).filter((key) => outcomes[key]?.state !== 'added');

/** Number of rows and number added to the cart. */
export function countOutcomes(outcomes: RowOutcomes) {
  const all = Object.values(outcomes);
  return { of: all.length, added: all.filter(({ state }) => state === 'added').length };
}
