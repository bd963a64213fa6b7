import type { Metadata } from 'next';
import { getNews } from '@/app/_data/content';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { newsOf } from '@/templates/news';

export const metadata: Metadata = { title: 'Nieuws' };

export default async function NewsPage(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  const News = newsOf(tenant.template);
  return <News shop={shopOf(tenant)} audience={audience} items={await getNews(site)} />;
}
