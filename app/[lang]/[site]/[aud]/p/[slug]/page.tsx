import type { Metadata } from 'next';
import { JsonLd } from '@/app/_components/json-ld';
import { NotFoundContent, notFoundAsNull, notFoundMetadata } from '@/app/_components/not-found-content';
import { SessionGuard } from '@/app/_components/session-guard';
import { getDeliveryPromise, getGroupTree } from '@/app/_data/catalogue';
import { productJsonLd } from '@/app/_data/seo/json-ld';
import { productMetadata } from '@/app/_data/seo/page-titles';
import { getPricedProduct } from '@/app/_data/session-result';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { LazyRarePart } from '@/components/product/lazy-carousels';
import { formatEuro } from '@/lib/money';
import { NO_SITE } from '@/lib/names';
import { addVat } from '@/lib/vat';
import { ProductPage } from '@/templates/basis/product';
import { breadcrumbGroups, loadAround, loadProduct } from './load';
import '@/components/product/product-page.css';

type Props = SitePage<{ slug: string }>;

export function generateStaticParams() {
  return [{ slug: NO_SITE }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await notFoundAsNull(load(props));
  if (!page) return notFoundMetadata;
  const { site, tenant, audience, product } = page;
  if (audience === 'visitor') return productMetadata(tenant, audience, product, product.productName);
  const priced = await getPricedProduct(site, product.productId);
  const price = priced.state === 'ok' ? priced.value?.calcprice : undefined;
  const shown = (euros: number) =>
    tenant.prices === 'public' ? addVat(Math.round(euros * 100), product.vat) / 100 : euros;
  // Only a logged-in customer's title shows a price (docs/behaviour.md §2.6).
  const title =
    price === undefined ? product.productName : `${product.productName} al vanaf ${formatEuro(shown(price))}`;
  return productMetadata(tenant, audience, product, title);
}

export default async function Page(props: Props) {
  const page = await notFoundAsNull(load(props));
  if (!page) {
    return (
      <NotFoundContent {...props}>
        <LazyRarePart discontinued />
      </NotFoundContent>
    );
  }
  const { site, tenant, audience, product } = page;
  const [tree, around, delivery] = await Promise.all([
    getGroupTree(site),
    loadAround(site, product),
    getDeliveryPromise(site),
  ]);
  const priced = audience === 'customer' ? getPricedProduct(site, product.productId) : undefined;
  const groups = breadcrumbGroups(product.groupIds, tree);
  return (
    <>
      <JsonLd items={productJsonLd(tenant, audience, product, groups)} />
      <SessionGuard data={priced} />
      <ProductPage
        shop={shopOf(tenant)}
        audience={audience}
        product={product}
        groups={groups}
        around={around}
        delivery={delivery}
        own={priced}
      />
    </>
  );
}

async function load(props: Props) {
  const { params, ...site } = await readSite(props);
  return { ...site, ...(await loadProduct(site.site, params.slug)) };
}
