import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getNews } from '@/app/_data/content';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { NO_SITE } from '@/lib/names';
import { newsItemOf } from '@/templates/news-item';

type Props = SitePage<{ slug: string }>;

const OTHERS = 4;

export function generateStaticParams() {
  return [{ slug: NO_SITE }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { item } = await load(props);
  return { title: item.title, description: item.intro };
}

export default async function NewsItemPage(props: Props) {
  const { tenant, audience, item, others } = await load(props);
  const Item = newsItemOf(tenant.template);
  return <Item shop={shopOf(tenant)} audience={audience} item={item} others={others} />;
}

async function load(props: Props) {
  const { own, ...site } = await readSite(props);
  const news = await getNews(site.site);
  const slug = decodeURIComponent(own.slug);
  const item = news.find((one) => one.slug === slug) ?? notFound();
  return { ...site, item, others: news.filter((one) => one !== item).slice(0, OTHERS) };
}
