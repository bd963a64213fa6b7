import type { ContentPage, ProductList } from '@/api/types';
import type { Audience } from '@/lib/audience';
import { siteOrigin } from '@/lib/seo/origin';
import { breadcrumbList } from '@/lib/structured-data/breadcrumbs';
import { collectionPage } from '@/lib/structured-data/collection';
import type { Thing } from '@/lib/structured-data/json-ld';
import { brandUrl } from '@/lib/urls/brand-url';
import { contentPath } from '@/lib/urls/canonical-urls';
import { SALE } from '@/lib/urls/page-urls';
import { productUrl } from '@/lib/urls/product-url';
import { found as words } from '@/locales/nl/search-engines';
import type { Tenant } from '@/tenants/types';
import { sharedPicture } from './media';

/** A landing page: a part of the assortment, and the products it shows. */
export function landingJsonLd(
  tenant: Tenant,
  audience: Audience,
  page: ContentPage,
  { docs, numFound }: Pick<ProductList, 'docs' | 'numFound'>,
): Thing[] {
  if (audience === 'customer') return [];
  const origin = siteOrigin(tenant);
  const picture = sharedPicture(page.image);
  const collection = collectionPage({
    name: page.title,
    url: origin + contentPath(page),
    ...(page.htmlDescription && { description: page.htmlDescription }),
    ...(picture && { image: origin + picture }),
    count: numFound,
    items: docs.map(({ productId, productName, slug }) => ({
      name: productName,
      url: origin + productUrl({ id: productId, slug }),
    })),
  });
  return [collection, breadcrumbList(origin, [], page.title)];
}

/** The overview of brands. */
export function brandsJsonLd(
  tenant: Tenant,
  audience: Audience,
  brands: readonly { name: string }[],
): Thing[] {
  if (audience === 'customer') return [];
  const origin = siteOrigin(tenant);
  const name = words.titles.brands;
  const items = brands.map((brand) => ({ name: brand.name, url: origin + brandUrl(brand.name) }));
  const collection = collectionPage({ name, url: origin + brandUrl(''), count: brands.length, items });
  return [collection, breadcrumbList(origin, [], name)];
}

/** The sale, without its products and breadcrumbs: its page is close to its byte budget. */
export function saleJsonLd(tenant: Tenant, audience: Audience, count: number): Thing[] {
  if (audience === 'customer') return [];
  return [collectionPage({ name: words.titles.sale, url: siteOrigin(tenant) + SALE, count })];
}
