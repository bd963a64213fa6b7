import type { Offer } from './offers.ts';

/** What a shop says about goods that it does not sell. */
export interface NearestText {
  /** That the shop does not sell them, and why. */
  lead: string;
  /** What comes nearest, and when it helps. */
  advice: string;
  /** What the shop sells instead; the page shows products of the first. */
  offers: readonly [Offer, ...Offer[]];
}

/** By site. */
export type NearestTexts = Readonly<Record<string, NearestText>>;
