import type { Metadata } from 'next';
import { getAllBlog } from '@/app/_data/blog/admin-items';
import { getBlog } from '@/app/_data/blog/items';
import { blogMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { EditSlot } from '@/components/shared/edit-slot';
import { BlogPage } from '@/templates/basis/articles/blog';
import '@/components/blog/blog.css';
import '@/components/articles/article-card.css';

export async function generateMetadata(props: SitePage): Promise<Metadata> {
  const { tenant, audience } = await readSite(props);
  return blogMetadata(tenant, audience);
}

export default async function Page(props: SitePage) {
  const { site, tenant, audience, isAdmin } = await readSite(props);
  const items = isAdmin ? await getAllBlog(site) : await getBlog(site);
  return (
    <>
      {isAdmin && <EditSlot name="blog" />}
      <BlogPage shop={shopOf(tenant)} audience={audience} items={items} />
    </>
  );
}
