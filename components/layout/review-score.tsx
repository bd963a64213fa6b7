import { layout } from '@/locales/nl/layout';
import type { Reviews } from '../shop';
import { Icon } from '../ui/icon';

const dutch = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** Score and its maximum, from the review service (spec §1). */
export function ReviewScore({ reviews }: { reviews: Reviews }) {
  const score = dutch.format(reviews.score);
  const max = dutch.format(reviews.maxscore);
  const content = (
    <>
      <Icon name="star" className="size-4 fill-current" />
      <span aria-hidden="true" className="tabular-nums">
        {layout.reviewsShort(score, max)}
      </span>
      <span className="sr-only">{layout.reviews(score, max, reviews.ntlreviews)}</span>
    </>
  );
  const look = 'review-score';
  if (!/^(?:https?:\/\/|\/)/.test(reviews.reviewPage)) return <span className={look}>{content}</span>;
  return (
    <a href={reviews.reviewPage} className={look}>
      {content}
    </a>
  );
}
