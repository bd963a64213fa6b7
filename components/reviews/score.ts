import type { Reviews } from '../shop';

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** A score as it is written: `8,9`. */
export const dutchScore = (score: number): string => number.format(score);

/** Our own page about the score. */
export const REVIEWS_PATH = '/nl/beoordelingen';

/** The review service's own page, where it has one on the web. */
export const servicePage = ({ reviewPage }: Pick<Reviews, 'reviewPage'>): string | undefined =>
  /^https?:\/\//.test(reviewPage) ? reviewPage : undefined;

/** Where the score leads to: the service's page (spec §3), or else ours. */
export const reviewsHref = (reviews: Pick<Reviews, 'reviewPage'>): string =>
  servicePage(reviews) ?? REVIEWS_PATH;
