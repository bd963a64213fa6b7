import type { CountPart, CountProduct, NewCountEvent } from '../../offline/types';
import { byUnit } from './lines';

/** An entry of this device, as the list of the latest entries shows it. */
export interface LoggedEntry extends NewCountEvent {
  id: string;
  /** What this device had counted of it in this unit; undefined: nothing. */
  before: number | undefined;
  /** The same after it. */
  after: number;
  /** What takes it back, where that is more than a difference. */
  undo?: readonly NewCountEvent[];
  isUndone?: boolean;
}

export function logged(id: string, entry: NewCountEvent, before: number | undefined): LoggedEntry {
  const after = entry.kind === 'add' ? Math.max(0, (before ?? 0) + entry.quantity) : entry.quantity;
  return { ...entry, id, before, after };
}

/** Entries that stay in view. */
const LATEST = 5;

/** The latest entries, newest first, and how many there were. */
export interface EntryLog {
  latest: readonly LoggedEntry[];
  total: number;
}
export const emptyLog: EntryLog = { latest: [], total: 0 };

export const withEntry = ({ latest, total }: EntryLog, entry: LoggedEntry): EntryLog => ({
  latest: [entry, ...latest].slice(0, LATEST),
  total: total + 1,
});

export const withUndone = ({ latest, total }: EntryLog, id: string): EntryLog => ({
  latest: latest.map((one) => (one.id === id ? { ...one, isUndone: true } : one)),
  total: total - 1,
});

/**
 * The entries that take another one back, by its difference, so that what was counted since stays. What was not counted
 * before is not counted after. `now`: what this device has counted of it in this unit.
 */
export function undoOf(entry: LoggedEntry, now: number): readonly NewCountEvent[] {
  const { place, productId, unitId, code, before, after, undo } = entry;
  if (undo) return undo;
  const thing = { place, productId, unitId, code };
  const difference = (before ?? 0) - after;
  if (before === 0 && now + difference <= 0) return [{ ...thing, kind: 'set', quantity: 0 }];
  return [{ ...thing, kind: 'add', quantity: difference }];
}

/**
 * The entries after which a thing was counted as `parts` say and by nobody else: the first one settles, the others add the
 * units besides.
 */
export function settleOn(place: string, productId: number, parts: readonly CountPart[]): NewCountEvent[] {
  return byUnit(parts).map(({ unitId, quantity }, index) => ({
    place,
    productId,
    unitId: unitId ?? undefined,
    kind: index === 0 ? 'settle' : 'set',
    quantity,
  }));
}

/** The entries that make an unknown code a unit of a product: its count moves to the product. */
export function moveCode(
  place: string,
  code: string,
  parts: readonly CountPart[],
  { product, unitId }: { product: CountProduct; unitId: number },
): NewCountEvent[] {
  const total = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    { place, code, kind: 'settle', quantity: 0 },
    // An `add` that leaves nothing takes the code out of the count.
    { place, code, kind: 'add', quantity: 0 },
    { place, productId: product.id, unitId, kind: 'add', quantity: total },
  ];
}

/** The entries that take `moveCode` back. */
export function moveBack(
  place: string,
  code: string,
  parts: readonly CountPart[],
  { product, unitId }: { product: CountProduct; unitId: number },
): NewCountEvent[] {
  const total = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    { place, productId: product.id, unitId, kind: 'add', quantity: -total },
    { place, code, kind: 'add', quantity: total },
  ];
}
