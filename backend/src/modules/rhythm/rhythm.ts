import { MAX_QUANTITY } from '../cart/units.ts';

/** What was bought of one product on one day. Days are counted, so that they can be subtracted. */
export interface Purchase {
  day: number;
  /** Base pieces. */
  pieces: number;
}

/** How a customer uses up a product. */
export interface Rhythm {
  /** On how many of the last days it was bought; see `MOST_PURCHASES`. */
  times: number;
  intervalDays: number;
  /** What is usually bought at once, in base pieces. */
  pieces: number;
  lastDay: number;
  /** When it will have been used up. */
  dueDay: number;
}

/** `now`: used up by now; `soon`: before long; `later`: nothing that anybody should hear of yet. */
export type DueState = 'now' | 'soon' | 'later';

/** Two purchases have one interval between them: that is no rhythm yet. */
export const LEAST_PURCHASES = 3;
/** Habits change: what was bought before the last so many says nothing any more. */
export const MOST_PURCHASES = 13;
/** A product that stays away so much longer than usual is no longer used: so many intervals, and at least so many days. */
const STOPPED = { intervals: 1, days: 28 };
/** Who bought more than usual needs it later; a stock for years is a purchase of another kind. */
const MOST_STRETCH = 4;
const SOON_DAYS = 14;

/** The middle of the values; between two of them, their mean. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Purchases by day, the first first: several on a day are one. */
function perDay(purchases: readonly Purchase[]): Purchase[] {
  const days = new Map<number, number>();
  for (const { day, pieces } of purchases) days.set(day, (days.get(day) ?? 0) + pieces);
  return [...days].map(([day, pieces]) => ({ day, pieces })).sort((a, b) => a.day - b.day);
}

/**
 * The rhythm of one product, from all that was bought of it up to `today`, in any order. Medians, so that one holiday or
 * one large order changes nothing. Undefined where nothing can be said: fewer than three purchases, intervals that are
 * all over the place (half of them lie further than half the median from it), or a product that is no longer used.
 */
export function rhythmOf(purchases: readonly Purchase[], today: number): Rhythm | undefined {
  const days = perDay(purchases.filter(({ day }) => day <= today)).slice(-MOST_PURCHASES);
  const last = days.at(-1);
  if (!last || days.length < LEAST_PURCHASES) return undefined;
  const intervals = days.slice(1).map(({ day }, at) => day - (days[at]?.day ?? day));
  const middle = median(intervals);
  if (median(intervals.map((days) => Math.abs(days - middle))) > middle / 2) return undefined;
  const intervalDays = Math.max(1, Math.round(middle));
  const pieces = Math.max(1, Math.round(median(days.map((one) => one.pieces))));
  const stretch = Math.min(MOST_STRETCH, Math.max(1, last.pieces / pieces));
  const dueDay = last.day + Math.round(intervalDays * stretch);
  if (today - dueDay > Math.max(STOPPED.intervals * intervalDays, STOPPED.days)) return undefined;
  return { times: days.length, intervalDays, pieces, lastDay: last.day, dueDay };
}

/** How soon it is used up. What is used for long is worth a word two weeks ahead, what is used weekly two days. */
export function dueState({ dueDay, intervalDays }: Rhythm, today: number): DueState {
  const left = dueDay - today;
  if (left <= 0) return 'now';
  return left <= Math.min(SOON_DAYS, Math.ceil(intervalDays / 3)) ? 'soon' : 'later';
}

/** How a unit is ordered: default units go by the product's step. */
export interface Pack {
  /** Base pieces in one. */
  content: number;
  isDefault: boolean;
}

/** The quantity of a unit that comes nearest to so many base pieces, and can be ordered. */
export function quantityFor(pieces: number, { content, isDefault }: Pack, step: number): number {
  const grain = isDefault ? step : 1;
  const most = Math.floor(MAX_QUANTITY / grain) * grain;
  return Math.min(Math.max(1, Math.round(pieces / content / grain)) * grain, most);
}

/** How many days so many base pieces last. */
export const daysOfUse = (pieces: number, rhythm: Pick<Rhythm, 'pieces' | 'intervalDays'>): number =>
  (pieces * rhythm.intervalDays) / rhythm.pieces;
