import type { ErrorCode, RefusedLine } from '@/store/domain';

/** A row that can go into the cart. */
export interface CartRow {
  /** Tells it from the other rows. */
  key: string;
  productId: number;
  unitId: number;
  /** In that unit. */
  quantity: number;
}

/** What became of a row: in the cart, not orderable like this, or unknown because the call failed. */
export type RowOutcome =
  | { state: 'added' }
  | { state: 'refused'; line: RefusedLine }
  | { state: 'failed'; code: ErrorCode };

export type RowOutcomes = Readonly<Record<string, RowOutcome>>;

/** What is not in the cart, to be tried again. */
export const refusedKeys = (outcomes: RowOutcomes) =>
  Object.keys(outcomes).filter((key) => outcomes[key]?.state !== 'added');

/** How many of them went into the cart. */
export function countOutcomes(outcomes: RowOutcomes) {
  const all = Object.values(outcomes);
  return { of: all.length, added: all.filter(({ state }) => state === 'added').length };
}
