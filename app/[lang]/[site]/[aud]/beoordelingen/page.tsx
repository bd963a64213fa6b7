import type { Metadata } from 'next';
import { getReviews } from '@/app/_data/content';
import { pageMetadata } from '@/app/_data/seo/metadata';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { RATINGS } from '@/lib/urls/page-urls';
import { reviews as words } from '@/locales/nl/ratings';
import { RatingsPage } from '@/templates/basis/ratings';

export async function generateMetadata(props: SitePage): Promise<Metadata> {
  const { tenant, audience } = await readSite(props);
  return pageMetadata(tenant, audience, {
    title: words.title,
    description: words.description(tenant.name),
    path: RATINGS,
  });
}

export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  return <RatingsPage shop={shopOf(tenant)} audience={audience} reviews={await getReviews(site)} />;
}
