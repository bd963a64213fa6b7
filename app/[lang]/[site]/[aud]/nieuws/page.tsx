import type { Metadata } from 'next';
import { getNews } from '@/app/_data/content';
import { newsMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { newsOf } from '@/templates/news';

export async function generateMetadata(props: SitePage): Promise<Metadata> {
  const { tenant, audience } = await readSite(props);
  return newsMetadata(tenant, audience);
}

export default async function NewsPage(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  const News = newsOf(tenant.template);
  return <News shop={shopOf(tenant)} audience={audience} items={await getNews(site)} />;
}
