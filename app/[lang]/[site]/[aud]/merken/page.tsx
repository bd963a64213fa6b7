import type { Metadata } from 'next';
import { getProductList } from '@/app/_data/catalogue';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { brandsOf } from '@/templates/brands';

export const metadata: Metadata = { title: 'Merken' };

export default async function BrandsPage(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  const { facetCounts } = await getProductList(site, { pageSize: 1 });
  const Brands = brandsOf(tenant.template);
  return <Brands shop={shopOf(tenant)} audience={audience} brands={facetCounts.merk ?? []} />;
}
