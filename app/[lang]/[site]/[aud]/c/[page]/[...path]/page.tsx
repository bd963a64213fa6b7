import type { Metadata } from 'next';
import { PAGE_SIZE } from '@/app/_data/lists';
import { pricesFor } from '@/app/_data/prices-for';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionGuard } from '@/app/_parts/session-guard';
import { NO_SITE } from '@/lib/names';
import { categoryOf } from '@/templates/category';
import { loadCategory } from './load';

type Props = SitePage<{ page: string; path: string[] }>;

export function generateStaticParams() {
  return [{ page: '0', path: [NO_SITE] }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { group } = await load(props);
  // A title from the data is complete; the shop's name comes after ours only.
  return {
    title: group.htmlTitle ? { absolute: group.htmlTitle } : group.siteLabel,
    description: group.htmlDescription,
  };
}

export default async function CategoryPage(props: Props) {
  const { site, tenant, audience, group, list, number } = await load(props);
  const prices = pricesFor(site, audience, list.docs);
  const Category = categoryOf(tenant.template);
  return (
    <>
      <SessionGuard own={prices} />
      <Category
        shop={shopOf(tenant)}
        audience={audience}
        group={group}
        list={list}
        query={{ page: number, filters: {} }}
        request={{ groupID: group.id, pageSize: PAGE_SIZE }}
        prices={prices}
      />
    </>
  );
}

async function load(props: Props) {
  const { own, ...site } = await readSite(props);
  return { ...site, ...(await loadCategory(site.site, own.path.join('/'), Number(own.page))) };
}
