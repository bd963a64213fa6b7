import { notFound } from 'next/navigation';
import { getNews } from '@/app/_data/content';
import { type AdminNews, getAllNews } from '@/app/_data/editing/admin-news';
import { getNewsProducts } from '@/app/_data/news/related-products';
import { readSite, type SitePage } from '@/app/_data/site';
import { yearsOf } from '@/lib/news/years';

const OTHERS = 3;

/** One item with its products, or the news of a year. @throws notFound() also for a year without news */
export async function loadNewsPage(props: SitePage<{ slug: string }>) {
  const { params, ...site } = await readSite(props);
  const items: AdminNews[] = site.isAdmin ? await getAllNews(site.site) : await getNews(site.site);
  const slug = decodeURIComponent(params.slug);
  const item = items.find((one) => one.slug === slug);
  if (!item) {
    const { year } = yearsOf(items).find((one) => one.year === slug) ?? notFound();
    return { ...site, items, year };
  }
  return {
    ...site,
    item: site.mark('news', item, item.title),
    products: await getNewsProducts(site.site, item),
    others: items.filter(({ id }) => id !== item.id).slice(0, OTHERS),
  };
}
