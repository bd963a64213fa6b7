import { blogLists } from '@toonbank/contract';
import type { BlogKind } from '@toonbank/contract/blog/kinds';
import { notFound } from 'next/navigation';
import { type AdminItem, getAllBlog } from '@/app/_data/blog/admin-items';
import { getBlog, getNeededProducts } from '@/app/_data/blog/items';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { toNeedLines } from '@/components/blog/need-line';
import { priceView } from '@/components/shop';

const OTHERS = 3;

const listOf = (slug: string): BlogKind | undefined =>
  (Object.keys(blogLists) as BlogKind[]).find((kind) => blogLists[kind] === slug);

/** The list of one kind, or one item with what it needs. */
export async function loadBlogPage(props: SitePage<{ slug: string }>) {
  const { params, ...site } = await readSite(props);
  const items: AdminItem[] = site.isAdmin ? await getAllBlog(site.site) : await getBlog(site.site);
  const slug = decodeURIComponent(params.slug);
  const kind = listOf(slug);
  if (kind) return { ...site, items, kind };
  const item = items.find((one) => one.slug === slug) ?? notFound();
  const others = items.filter(({ id }) => id !== item.id);
  const isAlike = (one: typeof item) => Number(one.kind === item.kind);
  const view = priceView(shopOf(site.tenant), site.audience);
  return {
    ...site,
    items,
    item: site.mark('blog', item, item.title),
    needs: toNeedLines(item.recipe?.ingredients ?? [], await getNeededProducts(site.site, item), view),
    others: others.sort((a, b) => isAlike(b) - isAlike(a)).slice(0, OTHERS),
  };
}
