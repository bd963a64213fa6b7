import type { Rhythm } from './rhythm.ts';

/** Stock and use of a product by its finished counts, in base pieces. */
export interface CountedStock {
  /** Day number of the count. */
  countedDay: number;
  /** Counted, with what arrived since and without waste. */
  stock: number;
  /** Really used per day since the count before; undefined when nothing was, or there was none. */
  usedPerDay: number | undefined;
}

/**
 * The rhythm with the day on which the counted stock is used up, by what was really used, or else by the purchases. The
 * stock of a count is older than today: days that passed since are used up too.
 */
export function dueByStock<R extends Rhythm>(rhythm: R, counted: CountedStock | undefined): R {
  if (!counted) return rhythm;
  const perDay = counted.usedPerDay ?? rhythm.pieces / rhythm.intervalDays;
  return { ...rhythm, dueDay: counted.countedDay + Math.floor(Math.max(0, counted.stock) / perDay) };
}
