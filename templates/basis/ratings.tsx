import { ContactCard } from '@/components/contact/contact-card';
import { dutchScore, servicePage } from '@/components/ratings/score';
import { Stars } from '@/components/ratings/stars';
import type { Reviews } from '@/components/shop';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { contentUrl } from '@/lib/urls/page-urls';
import { reviews as words } from '@/locales/nl/ratings';
import type { RatingsProps } from '../props';

/** Ratings of the shop from the review service. */
export function RatingsPage({ shop, reviews }: RatingsProps) {
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={words.title} />
      <div className="content-page">
        <section className="min-w-0">
          <h1>{words.heading(shop.name)}</h1>
          {reviews && reviews.ntlreviews > 0 ? (
            <Score reviews={reviews} />
          ) : (
            <EmptyState icon={<Icon name="star" className="size-7" />} title={words.none}>
              <p>{words.noneText}</p>
            </EmptyState>
          )}
          <h2 className="mt-10 mb-2 font-semibold text-xl">{words.yours}</h2>
          <p className="mb-4 max-w-prose">{words.yoursText}</p>
          <SiteLink href={contentUrl('vragen-over-bestellen#bericht')} className={buttonClass('outline')}>
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

function Score({ reviews }: { reviews: Reviews }) {
  const { score, maxscore, ntlreviews } = reviews;
  const all = servicePage(reviews);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-l bg-surface-alt p-6">
      <p className="tabular-nums">
        <strong className="font-bold text-5xl">{dutchScore(score)}</strong>{' '}
        <span className="text-ink-soft">{words.of(dutchScore(maxscore))}</span>
      </p>
      <div>
        <Stars share={maxscore > 0 ? score / maxscore : 0} />
        <p className="mt-1 text-sm">{words.count(ntlreviews)}</p>
      </div>
      {all && (
        <a href={all} rel="noopener" className={buttonClass('outline')}>
          {words.all}
        </a>
      )}
    </div>
  );
}
