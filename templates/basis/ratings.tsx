import { ContactCard } from '@/components/contact/contact-card';
import { Reviews, reviewPages } from '@/components/ratings/review-list';
import { dutchScore, servicePage } from '@/components/ratings/score';
import { StarBars } from '@/components/ratings/star-bars';
import { Stars } from '@/components/ratings/stars';
import { PagePastEnd } from '@/components/shared/page-past-end';
import type { Reviews as Score } from '@/components/shop';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Pagination } from '@/components/ui/pagination';
import { SiteLink } from '@/components/ui/site-link';
import { CONTACT, RATINGS } from '@/lib/urls/page-urls';
import { reviewsUrl } from '@/lib/urls/reviews-url';
import { reviews as words } from '@/locales/nl/ratings';
import type { RatingsProps } from '../props';

/** Reviews of the shop from the review service, with its answers (docs/behaviour.md §13.7). */
export function RatingsPage({ shop, reviews, list, filter }: RatingsProps) {
  const stored = list.perStar.reduce((sum, count) => sum + count, 0);
  const score = reviews && reviews.ntlreviews > 0 ? reviews : undefined;
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={words.title} />
      <div className="content-page">
        <section className="min-w-0">
          <h1>{words.heading(shop.name)}</h1>
          {score || stored > 0 ? (
            <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-l bg-surface-alt p-6">
              {score && <MeanScore reviews={score} />}
              {stored > 0 && <StarBars perStar={list.perStar} stars={filter.stars} />}
            </div>
          ) : (
            <EmptyState icon={<Icon name="star" className="size-7" />} title={words.none}>
              <p>{words.noneText}</p>
            </EmptyState>
          )}
          {stored > 0 && (
            <Listed {...{ list, filter, stored }} shopName={shop.name} total={score?.ntlreviews ?? stored} />
          )}
          {(score || stored > 0) && <HowCollected service={score && servicePage(score)} />}
          <h2 className="mt-10 mb-2 font-semibold text-xl">{words.yours}</h2>
          <p className="mb-4 max-w-prose">{words.yoursText}</p>
          <SiteLink href={`${CONTACT}#bericht`} className={buttonClass('outline')}>
            {words.tell}
          </SiteLink>
        </section>
        <aside className="content-aside">
          <ContactCard branch={shop.branch} />
        </aside>
      </div>
    </div>
  );
}

type ListedProps = Pick<RatingsProps, 'list' | 'filter'> & {
  shopName: string;
  /** How many are stored here, and how many the service counts. */
  stored: number;
  total: number;
};

function Listed({ list: { numFound, reviews }, filter, shopName, stored, total }: ListedProps) {
  const { stars, page } = filter;
  return (
    <>
      <div className="mt-10 mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="font-semibold text-xl">
          {stars === undefined ? words.newest : words.withStars(stars)}
        </h2>
        {stars === undefined ? (
          <p className="text-ink-soft text-sm">
            {total > stored ? words.latestOf(stored, total) : words.allShown(stored)}
          </p>
        ) : (
          <SiteLink href={RATINGS} className="underline underline-offset-4">
            {words.showAll(stored)}
          </SiteLink>
        )}
      </div>
      {reviews.length > 0 ? (
        <Reviews reviews={reviews} shopName={shopName} />
      ) : numFound > 0 ? (
        <PagePastEnd href={reviewsUrl({ ...filter, page: 0 })} />
      ) : (
        <p>{words.noneWith(stars ?? 0)}</p>
      )}
      <div className="mt-6">
        <Pagination
          page={page}
          pages={reviewPages(numFound)}
          hrefOf={(to) => reviewsUrl({ ...filter, page: to })}
        />
      </div>
    </>
  );
}

function MeanScore({ reviews: { score, maxscore, ntlreviews } }: { reviews: Score }) {
  return (
    <div>
      <p className="tabular-nums">
        <strong className="font-bold text-5xl">{dutchScore(score)}</strong>{' '}
        <span className="text-ink-soft">{words.of(dutchScore(maxscore))}</span>
      </p>
      <Stars share={maxscore > 0 ? score / maxscore : 0} />
      <p className="mt-1 text-sm">{words.count(ntlreviews)}</p>
    </div>
  );
}

/** How reviews are collected and checked, as the law on unfair commercial practices asks. */
const HowCollected = ({ service }: { service: string | undefined }) => (
  <>
    <h2 className="mt-10 mb-2 font-semibold text-xl">{words.how}</h2>
    <p className="max-w-prose">{words.howText}</p>
    <p className="mt-2 max-w-prose">{words.howChecked}</p>
    {service && (
      <p className="mt-4">
        <a href={service} rel="noopener" className={buttonClass('outline')}>
          {words.all}
        </a>
      </p>
    )}
  </>
);
