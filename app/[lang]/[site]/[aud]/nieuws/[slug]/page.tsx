import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/app/_components/json-ld';
import { NotFoundContent, notFoundAsNull, notFoundMetadata } from '@/app/_components/not-found-content';
import { getNews } from '@/app/_data/content';
import { getAllNews } from '@/app/_data/editing/admin-news';
import { newsCrumbs } from '@/app/_data/seo/content-json-ld';
import { newsJsonLd } from '@/app/_data/seo/json-ld';
import { newsItemMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { EditSlot } from '@/components/shared/edit-slot';
import { NO_SITE } from '@/lib/names';
import { NewsItemPage } from '@/templates/basis/news-item';
import '@/components/content/questions.css';

type Props = SitePage<{ slug: string }>;

const OTHERS = 4;

export function generateStaticParams() {
  return [{ slug: NO_SITE }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await notFoundAsNull(load(props));
  if (!page) return notFoundMetadata;
  const { tenant, audience, item } = page;
  return newsItemMetadata(tenant, audience, item);
}

export default async function Page(props: Props) {
  const page = await notFoundAsNull(load(props));
  if (!page) {
    return <NotFoundContent {...props} />;
  }
  const { tenant, audience, isAdmin, item, others } = page;
  return (
    <>
      {isAdmin && <EditSlot name="news-item" id={item.id} />}
      <JsonLd items={[...newsJsonLd(tenant, audience, item), ...newsCrumbs(tenant, audience, item.title)]} />
      <NewsItemPage shop={shopOf(tenant)} audience={audience} item={item} others={others} />
    </>
  );
}

async function load(props: Props) {
  const { params, ...site } = await readSite(props);
  const news = site.isAdmin ? await getAllNews(site.site) : await getNews(site.site);
  const slug = decodeURIComponent(params.slug);
  const item = news.find((one) => one.slug === slug) ?? notFound();
  return {
    ...site,
    item: site.mark('news', item, item.title),
    others: news.filter(({ id }) => id !== item.id).slice(0, OTHERS),
  };
}
