import { layout } from '@/locales/nl/layout';
import type { Reviews } from '../shop';
import { Icon } from '../ui/icon';
import { dutchScore, reviewsHref } from './score';

/**
 * Score and its maximum, from the review service (docs/behaviour.md §13.3). The accessible name starts with
 * the visible text.
 */
export function ReviewScore({ reviews }: { reviews: Reviews }) {
  const shown = layout.reviewsShort(dutchScore(reviews.score), dutchScore(reviews.maxscore));
  return (
    <a
      href={reviewsHref(reviews)}
      className="review-score"
      aria-label={layout.reviews(shown, reviews.ntlreviews)}
    >
      <Icon name="star" className="size-4 fill-current" />
      {shown}
    </a>
  );
}
