import { withQuery } from './account-urls';
import { RATINGS } from './page-urls';

/** Parameters of the page with reviews. */
const STARS_PARAM = 'sterren';
const PAGE_PARAM = 'page';

export interface ReviewFilter {
  /** Absent: all. */
  stars?: number;
  /** From 0. */
  page: number;
}

export const reviewsUrl = ({ stars, page }: ReviewFilter): string =>
  withQuery(RATINGS, { [STARS_PARAM]: stars, [PAGE_PARAM]: page });

/** The filter that an address names; what makes no sense is ignored. */
export function readReviewFilter(param: (name: string) => string): ReviewFilter {
  const stars = /^[1-5]$/.test(param(STARS_PARAM)) ? Number(param(STARS_PARAM)) : undefined;
  const page = /^\d{1,4}$/.test(param(PAGE_PARAM)) ? Number(param(PAGE_PARAM)) : 0;
  return { page, ...(stars !== undefined && { stars }) };
}
