import { REVIEWS_PER_PAGE } from '@toonbank/contract/reviews/page-size';
import type { AnswerOf } from '@/api/call';
import { formatLongDate } from '@/lib/dates';
import { reviews as words } from '@/locales/nl/ratings';
import { Stars } from './stars';

export type ReviewList = AnswerOf<'reviews.list'>;
type Review = ReviewList['reviews'][number];

/** How many pages so many reviews have. */
export const reviewPages = (count: number): number => Math.ceil(count / REVIEWS_PER_PAGE);

interface ReviewListProps {
  reviews: readonly Review[];
  shopName: string;
}

/** Reviews one below the other, each with the answer of the shop. */
export const Reviews = ({ reviews, shopName }: ReviewListProps) => (
  <ul className="flex flex-col divide-y divide-line border-line border-y">
    {reviews.map((review) => (
      <li key={review.id} className="wrap-anywhere flex flex-col gap-2 py-6">
        <SingleReview review={review} />
        {review.answer !== '' && review.answeredAt && (
          <div className="mt-2 flex flex-col gap-1 rounded-m bg-surface-alt p-4">
            <p className="font-semibold text-sm">{words.answer(shopName)}</p>
            <p className="max-w-prose whitespace-pre-line">{review.answer}</p>
            <p className="text-ink-soft text-sm">{formatLongDate(review.answeredAt)}</p>
          </div>
        )}
      </li>
    ))}
  </ul>
);

function SingleReview({ review: { stars, title, text, author, about, writtenOn } }: { review: Review }) {
  const facts = [author, formatLongDate(writtenOn), about && words.bought(about)];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars share={stars / 5} className="h-5 w-auto" />
        <h3 className="font-semibold">
          <span className="sr-only">{words.starsOfFive(stars)}</span> {title || words.untitled}
        </h3>
      </div>
      {text !== '' && <p className="max-w-prose whitespace-pre-line">{text}</p>}
      <p className="text-ink-soft text-sm">{facts.filter((fact) => fact !== '').join(' · ')}</p>
    </>
  );
}
