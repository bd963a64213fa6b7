import type { ChosenUnit } from './choose-unit.ts';
import type { Hit } from './line-hits.ts';
import { type Known, weightOf } from './prior.ts';
import type { ReadLine } from './read-line.ts';

/** A product for a line, in the unit and number in which it would be ordered. */
export interface Candidate extends ChosenUnit {
  id: number;
  byNumber: boolean;
  known: Known | undefined;
  /** Score of the words alone, 0 to 1. */
  score: number;
  matched: number;
  head: boolean;
  /** Indexes of the line's words that it has. */
  terms: readonly number[];
  /** There is enough of it for this quantity. */
  inStock: boolean;
  /** Score of all facts. */
  total: number;
}

export type Sure = 'certain' | 'likely' | 'choose' | 'none';

/** Additional score when the product is sold in the wanted unit. */
const UNIT = 0.06;
/** Words that match worse than this are ignored. */
const MIN_SCORE = 0.2;
const MAX_CANDIDATES = 5;
/** A lead of this size is no accident. */
const CLEAR = 0.2;
const BETTER = 0.08;
/** Ordered this many times as often as another product: the customer means this one. */
const USUAL = 3;

/** The candidates of a line, best first; an article number in the line excludes all other products. */
export function rankCandidates(
  line: ReadLine,
  hits: readonly Hit[],
  unitOf: (id: number) => (ChosenUnit & { inStock: boolean }) | undefined,
  known: ReadonlyMap<number, Known>,
): Candidate[] {
  const named = hits.filter(({ byNumber }) => byNumber);
  const heads = hits.filter(({ head }) => head);
  const meant = named.length > 0 ? named : heads.length > 0 ? heads : hits;
  return meant
    .flatMap((hit) => {
      const chosen = unitOf(hit.id);
      if (!chosen || (!hit.byNumber && hit.score < MIN_SCORE)) return [];
      const purchase = known.get(hit.id);
      const part = hit.matched / Math.max(1, line.words.length);
      const unit = line.unit !== undefined && chosen.fits ? UNIT : 0;
      const total = hit.score + weightOf(purchase) * part ** 2 + unit;
      return [{ ...hit, ...chosen, known: purchase, total }];
    })
    .sort((a, b) => Number(b.byNumber) - Number(a.byNumber) || b.total - a.total)
    .slice(0, MAX_CANDIDATES);
}

const timesOf = ({ known }: Candidate) => known?.times ?? 0;

/**
 * How sure it is that the first candidate is meant. `certain` needs no look at the others, and the article is in
 * stock. @param kinds indexes of words without which it is another product: a colour, a size
 */
export function sureOf(line: ReadLine, candidates: readonly Candidate[], kinds: readonly number[]): Sure {
  const [first, second] = candidates;
  if (!first) return 'none';
  const exact = line.quantity !== undefined && first.fits && first.inStock;
  if (first.byNumber) return second?.byNumber ? 'choose' : exact ? 'certain' : 'likely';
  const whole = first.matched === line.words.length;
  const isOther = kinds.some((term) => !first.terms.includes(term));
  if (isOther || !first.head || first.matched * 2 < line.words.length) return 'choose';
  const ahead = second ? first.total - second.total : Number.POSITIVE_INFINITY;
  // Others with a similar score that this customer orders about as often.
  const rivals = candidates
    .slice(1)
    .filter((other) => other.score >= first.score - BETTER && timesOf(other) * USUAL > timesOf(first));
  const usual = timesOf(first) > 0 && rivals.every((other) => timesOf(other) === 0);
  const isClear = (timesOf(first) > 1 && rivals.length === 0) || ahead >= CLEAR;
  if (whole && isClear && exact && !line.guessed) return 'certain';
  if (whole ? usual || isClear || ahead >= BETTER : usual || isClear) return 'likely';
  return first.known && ahead > 0 ? 'likely' : 'choose';
}
