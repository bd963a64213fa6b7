import type { Metadata } from 'next';
import { JsonLd } from '@/app/_components/json-ld';
import { NotFoundContent, notFoundAsNull, notFoundMetadata } from '@/app/_components/not-found-content';
import { blogJsonLd } from '@/app/_data/seo/blog-json-ld';
import { blogItemMetadata, blogMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import type { SitePage } from '@/app/_data/site';
import { fetchPricesAhead } from '@/components/buying/fetch-prices-ahead';
import { EditSlot } from '@/components/shared/edit-slot';
import { NO_SITE } from '@/lib/names';
import { BlogPage } from '@/templates/basis/articles/blog';
import { BlogItemPage } from '@/templates/basis/articles/blog-item';
import { loadBlogPage } from './load';
import '@/components/blog/blog.css';
import '@/components/articles/article-card.css';
import '@/components/content/questions.css';

type Props = SitePage<{ slug: string }>;

export function generateStaticParams() {
  return [{ slug: NO_SITE }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await notFoundAsNull(loadBlogPage(props));
  if (!page) return notFoundMetadata;
  const { tenant, audience } = page;
  return 'kind' in page
    ? blogMetadata(tenant, audience, page.kind)
    : blogItemMetadata(tenant, audience, page.item);
}

export default async function Page(props: Props) {
  const page = await notFoundAsNull(loadBlogPage(props));
  if (!page) {
    return <NotFoundContent {...props} />;
  }
  const { tenant, audience, isAdmin, items } = page;
  const shop = shopOf(tenant);
  if ('kind' in page)
    return (
      <>
        {isAdmin && <EditSlot name="blog" />}
        <BlogPage shop={shop} audience={audience} items={items} kind={page.kind} />
      </>
    );
  const { item, needs, others } = page;
  if (audience === 'customer')
    fetchPricesAhead(needs.flatMap(({ card }) => (card ? { productId: card.id } : [])));
  return (
    <>
      {isAdmin && <EditSlot name="blog-item" id={item.id} discardable={item.discardable} />}
      <JsonLd items={blogJsonLd(tenant, audience, item)} />
      <BlogItemPage shop={shop} audience={audience} item={item} needs={needs} others={others} />
    </>
  );
}
