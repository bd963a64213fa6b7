import { dutchNumber } from '@/lib/dutch-number';
import { RATINGS } from '@/lib/urls/page-urls';
import type { Reviews } from '../shop';

/** A score in Dutch notation: `8,9`. */
export const dutchScore = (score: number): string => dutchNumber(score, 0, 1);

/** The review service's page of this shop, if any. */
export const servicePage = ({ reviewPage }: Pick<Reviews, 'reviewPage'>): string | undefined =>
  /^https?:\/\//.test(reviewPage) ? reviewPage : undefined;

/**
 * Target of the score's link: the review service's page (docs/behaviour.md §13.3), otherwise the shop's own.
 */
export const reviewsHref = (reviews: Pick<Reviews, 'reviewPage'>): string => servicePage(reviews) ?? RATINGS;
