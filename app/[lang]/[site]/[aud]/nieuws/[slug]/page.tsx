import type { Metadata } from 'next';
import { JsonLd } from '@/app/_components/json-ld';
import { NotFoundContent, notFoundAsNull, notFoundMetadata } from '@/app/_components/not-found-content';
import { newsCrumbs } from '@/app/_data/seo/content-json-ld';
import { newsJsonLd } from '@/app/_data/seo/json-ld';
import { newsItemMetadata, newsMetadata } from '@/app/_data/seo/news-metadata';
import { shopOf } from '@/app/_data/shop';
import type { SitePage } from '@/app/_data/site';
import { EditSlot } from '@/components/shared/edit-slot';
import { NO_SITE } from '@/lib/names';
import { NewsPage } from '@/templates/basis/articles/news';
import { NewsItemPage } from '@/templates/basis/articles/news-item';
import { loadNewsPage } from './load';
import '@/components/content/questions.css';
import '@/components/news/news.css';
import '@/components/articles/article-card.css';

type Props = SitePage<{ slug: string }>;

export function generateStaticParams() {
  return [{ slug: NO_SITE }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await notFoundAsNull(loadNewsPage(props));
  if (!page) return notFoundMetadata;
  const { tenant, audience } = page;
  return 'year' in page
    ? newsMetadata(tenant, audience, page.year)
    : newsItemMetadata(tenant, audience, page.item);
}

export default async function Page(props: Props) {
  const page = await notFoundAsNull(loadNewsPage(props));
  if (!page) {
    return <NotFoundContent {...props} />;
  }
  const { tenant, audience, isAdmin } = page;
  const shop = shopOf(tenant);
  if ('year' in page)
    return (
      <>
        {isAdmin && <EditSlot name="news" />}
        <JsonLd items={newsCrumbs(tenant, audience, page.year)} />
        <NewsPage shop={shop} audience={audience} items={page.items} year={page.year} />
      </>
    );
  const { item, products, others } = page;
  return (
    <>
      {isAdmin && <EditSlot name="news-item" id={item.id} discardable={item.discardable} />}
      <JsonLd items={[...newsJsonLd(tenant, audience, item), ...newsCrumbs(tenant, audience, item.title)]} />
      <NewsItemPage shop={shop} audience={audience} item={item} products={products} others={others} />
    </>
  );
}
