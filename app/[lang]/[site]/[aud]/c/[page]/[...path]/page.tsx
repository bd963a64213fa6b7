import type { Metadata } from 'next';
import { PAGE_SIZE } from '@/app/_data/lists';
import { readSite, type SitePage } from '@/app/_data/site';
import { PageLinks } from '@/app/_parts/page-links';
import { PricedProducts } from '@/app/_parts/priced-products';
import { ProductList } from '@/app/_parts/product-list';
import { groupUrl } from '@/lib/group-url';
import { NO_SITE } from '@/lib/names';
import { loadCategory } from './load';

type Props = SitePage<{ page: string; path: string[] }>;

export function generateStaticParams() {
  return [{ page: '0', path: [NO_SITE] }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { group } = await load(props);
  return { title: group.htmlTitle || group.siteLabel, description: group.htmlDescription };
}

export default async function CategoryPage(props: Props) {
  const { site, audience, group, list, number } = await load(props);
  return (
    <>
      <h1>{group.siteLabel}</h1>
      <PricedProducts site={site} audience={audience} products={list.docs}>
        {(products) => <ProductList products={products} />}
      </PricedProducts>
      <PageLinks
        page={number}
        numFound={list.numFound}
        pageSize={PAGE_SIZE}
        href={(page) => groupUrl(group, page)}
      />
    </>
  );
}

async function load(props: Props) {
  const { site, audience, own } = await readSite(props);
  return { site, audience, ...(await loadCategory(site, own.path, Number(own.page))) };
}
