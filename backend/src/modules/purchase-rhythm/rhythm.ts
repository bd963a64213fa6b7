import { MAX_QUANTITY } from '../cart/units.ts';

/** A product's purchases on one day. Days are numbers, so that they can be subtracted. */
export interface Purchase {
  day: number;
  /** Base pieces. */
  pieces: number;
}

/** How fast a customer uses up a product. */
export interface Rhythm {
  /** Number of purchase days that were counted; see `MAX_PURCHASES`. */
  times: number;
  intervalDays: number;
  /** The usual purchase, in base pieces. */
  pieces: number;
  lastDay: number;
  /** The day when it will have been used up. */
  dueDay: number;
}

/** `now`: used up by now; `soon`: before long; `later`: not to be mentioned yet. */
export type DueState = 'now' | 'soon' | 'later';

/** Two purchases have one interval between them: that is no rhythm yet. */
export const MIN_PURCHASES = 3;
/** Habits change: older purchases are ignored. */
export const MAX_PURCHASES = 13;
/** A product that was not bought for this many additional intervals, and at least this many days, is no longer used. */
const STOPPED = { intervals: 1, days: 28 };
/** A larger purchase lasts longer, up to this factor; a stock for years is a purchase of another kind. */
const MAX_STRETCH = 4;
const SOON_DAYS = 14;

/** The median of the values; between two of them, their mean. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Purchases by day, the earliest first: several on a day are one. */
function perDay(purchases: readonly Purchase[]): Purchase[] {
  const days = new Map<number, number>();
  for (const { day, pieces } of purchases) days.set(day, (days.get(day) ?? 0) + pieces);
  return [...days].map(([day, pieces]) => ({ day, pieces })).sort((a, b) => a.day - b.day);
}

/**
 * The rhythm of one product, from all its purchases up to `today`, in any order. Medians, so that one holiday or one
 * large order changes nothing. Undefined where there is no rhythm: fewer than three purchases, irregular intervals
 * (half of them lie further than half the median from it), or a product that is no longer used.
 */
export function rhythmOf(purchases: readonly Purchase[], today: number): Rhythm | undefined {
  const days = perDay(purchases.filter(({ day }) => day <= today)).slice(-MAX_PURCHASES);
  const last = days.at(-1);
  if (!last || days.length < MIN_PURCHASES) return undefined;
  const intervals = days.slice(1).map(({ day }, at) => day - (days[at]?.day ?? day));
  const middle = median(intervals);
  if (median(intervals.map((days) => Math.abs(days - middle))) > middle / 2) return undefined;
  const intervalDays = Math.max(1, Math.round(middle));
  const pieces = Math.max(1, Math.round(median(days.map((one) => one.pieces))));
  const stretch = Math.min(MAX_STRETCH, Math.max(1, last.pieces / pieces));
  const dueDay = last.day + Math.round(intervalDays * stretch);
  if (today - dueDay > Math.max(STOPPED.intervals * intervalDays, STOPPED.days)) return undefined;
  return { times: days.length, intervalDays, pieces, lastDay: last.day, dueDay };
}

/**
 * How soon a product is used up. A product with a long interval is mentioned two weeks ahead, a weekly one two days.
 */
export function dueState({ dueDay, intervalDays }: Rhythm, today: number): DueState {
  const left = dueDay - today;
  if (left <= 0) return 'now';
  return left <= Math.min(SOON_DAYS, Math.ceil(intervalDays / 3)) ? 'soon' : 'later';
}

/** A unit to order: default units go by the product's step. */
export interface Pack {
  /** Base pieces in one. */
  content: number;
  isDefault: boolean;
}

/** The quantity of a unit that is closest to these base pieces, and can be ordered. */
export function quantityFor(pieces: number, { content, isDefault }: Pack, step: number): number {
  const grain = isDefault ? step : 1;
  const maxQuantity = Math.floor(MAX_QUANTITY / grain) * grain;
  return Math.min(Math.max(1, Math.round(pieces / content / grain)) * grain, maxQuantity);
}

/** Number of days that these base pieces last. */
export const daysOfUse = (pieces: number, rhythm: Pick<Rhythm, 'pieces' | 'intervalDays'>): number =>
  (pieces * rhythm.intervalDays) / rhythm.pieces;
