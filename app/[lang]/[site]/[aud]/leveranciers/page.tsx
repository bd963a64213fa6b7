import type { Metadata } from 'next';
import { JsonLd } from '@/app/_components/json-ld';
import { suppliersJsonLd } from '@/app/_data/seo/supplier-json-ld';
import { suppliersMetadata } from '@/app/_data/seo/supplier-metadata';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { getSuppliers } from '@/app/_data/suppliers/suppliers';
import { SuppliersPage } from '@/templates/basis/suppliers/suppliers';
import '@/components/suppliers/suppliers.css';

export async function generateMetadata(props: SitePage): Promise<Metadata> {
  const { site, tenant, audience } = await readSite(props);
  return suppliersMetadata(tenant, audience, await getSuppliers(site));
}

export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  const suppliers = await getSuppliers(site);
  return (
    <>
      <JsonLd items={suppliersJsonLd(tenant, audience, suppliers)} />
      <SuppliersPage shop={shopOf(tenant)} {...{ audience, suppliers }} />
    </>
  );
}
