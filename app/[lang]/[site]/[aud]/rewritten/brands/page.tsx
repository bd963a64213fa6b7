import type { Metadata } from 'next';
import { JsonLd } from '@/app/_components/json-ld';
import { getBrands } from '@/app/_data/brands';
import { brandsJsonLd } from '@/app/_data/seo/list-json-ld';
import { brandsMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { BrandsPage } from '@/templates/basis/brands';
import '@/components/brand/brands.css';

export async function generateMetadata(props: SitePage): Promise<Metadata> {
  const { site, tenant, audience } = await readSite(props);
  return brandsMetadata(tenant, audience, (await getBrands(site)).length);
}

export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  const brands = await getBrands(site);
  return (
    <>
      <JsonLd items={brandsJsonLd(tenant, audience, brands)} />
      <BrandsPage shop={shopOf(tenant)} audience={audience} brands={brands} />
    </>
  );
}
