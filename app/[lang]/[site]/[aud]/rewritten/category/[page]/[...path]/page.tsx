import type { Metadata } from 'next';
import { JsonLd } from '@/app/_components/json-ld';
import { NotFoundContent, notFoundAsNull, notFoundMetadata } from '@/app/_components/not-found-content';
import { SharedPicture } from '@/app/_components/shared-picture';
import { PAGE_SIZE } from '@/app/_data/lists';
import { breadcrumbsJsonLd } from '@/app/_data/seo/json-ld';
import { groupMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { NO_SITE } from '@/lib/names';
import { missingList } from '@/locales/nl/listing/missing-list';
import { CategoryPage as Category } from '@/templates/basis/category';
import { MissingPage } from '@/templates/basis/missing';
import { loadCategory } from './load';
import { getNeighbours } from './neighbours';

type Props = SitePage<{ page: string; path: string[] }>;

export function generateStaticParams() {
  return [{ page: '0', path: [NO_SITE] }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await notFoundAsNull(load(props));
  if (!page) return notFoundMetadata;
  const { tenant, audience, group, list, number } = page;
  return groupMetadata(tenant, audience, group, { page: number, count: list.numFound });
}

export default async function CategoryPage(props: Props) {
  const page = await notFoundAsNull(load(props));
  if (!page) {
    return (
      <NotFoundContent {...props}>
        <MissingPage {...missingList} />
      </NotFoundContent>
    );
  }
  const { site, tenant, audience, group, list, number } = page;
  const [only] = list.docs;
  const neighbours = list.numFound === 1 && only && (await getNeighbours(site, group, only.productId));
  const above = group.breadcrumbs.filter(({ id }) => id !== group.id);
  return (
    <>
      <SharedPicture tenant={tenant} audience={audience} />
      <JsonLd items={breadcrumbsJsonLd(tenant, audience, above, group.siteLabel)} />
      <Category
        shop={shopOf(tenant)}
        audience={audience}
        group={group}
        list={list}
        query={{ page: number, filters: {} }}
        request={{ groupID: group.id, families: true, pageSize: PAGE_SIZE }}
        pricesFollow={audience === 'customer'}
        {...(neighbours && { neighbours })}
      />
    </>
  );
}

async function load(props: Props) {
  const { params, ...site } = await readSite(props);
  const loaded = await loadCategory(site.site, params.path.join('/'), Number(params.page));
  return { ...site, ...loaded, group: site.mark('group', loaded.group, loaded.group.siteLabel) };
}
