import { home as words } from '@/locales/nl/home';
import { reviews as reviewWords } from '@/locales/nl/ratings';
import { dutchScore, reviewsHref } from '../ratings/score';
import { Stars } from '../ratings/stars';
import type { Reviews } from '../shop';

/** The score of the review service, with a link to the ratings. */
export function ReviewNote({ reviews }: { reviews?: Reviews }) {
  if (!reviews || reviews.ntlreviews === 0) return null;
  const { score, maxscore, ntlreviews } = reviews;
  return (
    <section aria-labelledby="beoordeling" className="review-note">
      <h2 id="beoordeling">{words.review.title}</h2>
      <p>
        <strong>{dutchScore(score)}</strong> {reviewWords.of(dutchScore(maxscore))}
      </p>
      <Stars share={maxscore > 0 ? score / maxscore : 0} />
      <p>{reviewWords.count(ntlreviews)}</p>
      <a href={reviewsHref(reviews)}>{words.review.all}</a>
    </section>
  );
}
