import type { Supplier } from '@/api/types';
import type { Audience } from '@/lib/audience';
import { siteOrigin } from '@/lib/seo/origin';
import { breadcrumbList } from '@/lib/structured-data/breadcrumbs';
import { collectionPage } from '@/lib/structured-data/collection';
import type { Thing } from '@/lib/structured-data/json-ld';
import { supplierThing } from '@/lib/structured-data/supplier';
import { SUPPLIERS, supplierUrl } from '@/lib/urls/supplier-urls';
import { suppliers as words } from '@/locales/nl/suppliers';
import type { Tenant } from '@/tenants/types';

/** The overview of suppliers and partners. */
export function suppliersJsonLd(tenant: Tenant, audience: Audience, suppliers: readonly Supplier[]): Thing[] {
  if (audience === 'customer') return [];
  const origin = siteOrigin(tenant);
  const items = suppliers.map((one) => ({ name: one.name, url: origin + supplierUrl(one) }));
  const title = words.title(suppliers.some(({ isPartner }) => isPartner));
  const page = { name: title, url: origin + SUPPLIERS, count: suppliers.length, items };
  return [collectionPage(page), breadcrumbList(origin, [], title)];
}

/** A supplier or partner, and its breadcrumbs. */
export function supplierJsonLd(tenant: Tenant, audience: Audience, supplier: Supplier): Thing[] {
  if (audience === 'customer') return [];
  const origin = siteOrigin(tenant);
  const { name, description, logo, city, brands, contact } = supplier;
  const thing = supplierThing({
    ...{ name, description, city, url: origin + supplierUrl(supplier) },
    ...(logo !== '' && { logo: origin + logo }),
    brands: brands.map((brand) => brand.name),
    telephone: contact.phone,
    email: contact.email,
  });
  return [thing, breadcrumbList(origin, [{ label: words.title(supplier.isPartner), path: SUPPLIERS }], name)];
}
