import { reviewsUrl } from '@/lib/urls/reviews-url';
import { reviews as words } from '@/locales/nl/ratings';
import { SiteLink } from '../ui/site-link';

interface StarBarsProps {
  /** How many have one star, two, … five. */
  perStar: readonly number[];
  /** The chosen stars; absent: all. */
  stars: number | undefined;
}

/** How the reviews are divided over the stars; each line leads to its reviews. */
export function StarBars({ perStar, stars }: StarBarsProps) {
  const all = perStar.reduce((sum, count) => sum + count, 0);
  const lines = perStar.map((count, at) => ({ star: at + 1, count })).reverse();
  return (
    <ul className="flex min-w-0 max-w-md grow flex-col gap-1">
      {lines.map(({ star, count }) => (
        <li key={star}>
          <SiteLink
            href={reviewsUrl({ stars: star, page: 0 })}
            aria-current={star === stars ? 'true' : undefined}
            className="flex min-h-6 items-center gap-3 text-sm underline underline-offset-4"
          >
            <span className={`w-20 shrink-0 ${star === stars ? 'font-bold' : ''}`}>{words.stars(star)}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="h-2 min-w-0 grow"
            >
              <rect width="100" height="8" className="fill-line" />
              <rect width={all > 0 ? (100 * count) / all : 0} height="8" className="fill-accent" />
            </svg>
            <span className="w-10 shrink-0 text-right tabular-nums">{count}</span>
            <span className="sr-only">{words.reviewsOf(count)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
