import type { HomeProps } from './home-props';
import { LatestNews } from './latest-news';
import { ReviewNote } from './review-note';

/** Latest news beside the review score. */
export function NewsAndReview({ news, reviews }: Pick<HomeProps, 'news' | 'reviews'>) {
  if (news.length === 0 && !reviews?.ntlreviews) return null;
  return (
    <div className="wrap news-and-review">
      <LatestNews news={news} />
      <ReviewNote reviews={reviews} />
    </div>
  );
}
