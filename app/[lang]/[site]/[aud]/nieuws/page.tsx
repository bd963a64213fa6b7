import type { Metadata } from 'next';
import { JsonLd } from '@/app/_components/json-ld';
import { getNews } from '@/app/_data/content';
import { getAllNews } from '@/app/_data/editing/admin-news';
import { newsCrumbs } from '@/app/_data/seo/content-json-ld';
import { newsMetadata } from '@/app/_data/seo/news-metadata';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { EditSlot } from '@/components/shared/edit-slot';
import { NewsPage } from '@/templates/basis/articles/news';
import '@/components/news/news.css';
import '@/components/articles/article-card.css';

export async function generateMetadata(props: SitePage): Promise<Metadata> {
  const { tenant, audience } = await readSite(props);
  return newsMetadata(tenant, audience);
}

export default async function Page(props: SitePage) {
  const { site, tenant, audience, isAdmin } = await readSite(props);
  const items = isAdmin ? await getAllNews(site) : await getNews(site);
  return (
    <>
      {isAdmin && <EditSlot name="news" />}
      <JsonLd items={newsCrumbs(tenant, audience)} />
      <NewsPage shop={shopOf(tenant)} audience={audience} items={items} />
    </>
  );
}
