import type { Metadata } from 'next';
import { getReviews } from '@/app/_data/content';
import type { SearchParams } from '@/app/_data/query';
import { pageMetadata } from '@/app/_data/seo/metadata';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { RATINGS } from '@/lib/urls/page-urls';
import { readReviewFilter } from '@/lib/urls/reviews-url';
import { reviews as words } from '@/locales/nl/ratings';
import { RatingsPage } from '@/templates/basis/ratings';
import { getReviewList } from './load';

type Props = SitePage & { searchParams: SearchParams };

// The chosen stars and the page are in the URL.
export const instant = false;

async function filterOf({ searchParams }: Props) {
  const query = await searchParams;
  return readReviewFilter((name) => [query[name]].flat()[0] ?? '');
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { tenant, audience } = await readSite(props);
  const { stars, page } = await filterOf(props);
  const metadata = pageMetadata(tenant, audience, {
    title: words.title,
    description: words.description(tenant.name),
    path: RATINGS,
  });
  return stars === undefined && page === 0 ? metadata : { title: words.title, robots: { index: false } };
}

export default async function Page(props: Props) {
  const { site, tenant, audience } = await readSite(props);
  const filter = await filterOf(props);
  const [reviews, list] = await Promise.all([getReviews(site), getReviewList(site, filter)]);
  return <RatingsPage shop={shopOf(tenant)} {...{ audience, reviews, list, filter }} />;
}
