import { dutchNumber } from '@/lib/dutch-number';
import type { Reviews } from '../shop';

/** A score as it is written: `8,9`. */
export const dutchScore = (score: number): string => dutchNumber(score, 0, 1);

/** Our own page about the score. */
export const REVIEWS_PATH = '/nl/beoordelingen';

/** The review service's own page, where it has one on the web. */
export const servicePage = ({ reviewPage }: Pick<Reviews, 'reviewPage'>): string | undefined =>
  /^https?:\/\//.test(reviewPage) ? reviewPage : undefined;

/** Link of the score: the review service's page (docs/behaviour.md §13.3), or else ours. */
export const reviewsHref = (reviews: Pick<Reviews, 'reviewPage'>): string =>
  servicePage(reviews) ?? REVIEWS_PATH;
