import type { Metadata } from 'next';
import { JsonLd } from '@/app/_components/json-ld';
import { NotFoundContent, notFoundAsNull, notFoundMetadata } from '@/app/_components/not-found-content';
import { getDeliveryPromise, getGroupTree } from '@/app/_data/catalogue';
import { hasRightPage } from '@/app/_data/content';
import { productJsonLd } from '@/app/_data/seo/json-ld';
import { productMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { LazyRarePart } from '@/components/product/lazy-carousels';
import { NO_SITE } from '@/lib/names';
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
  const { tenant, audience, product } = page;
  return productMetadata(tenant, audience, product);
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
  const [tree, around, delivery, hasRight] = await Promise.all([
    getGroupTree(site),
    loadAround(site, product),
    getDeliveryPromise(site),
    hasRightPage(site, tenant),
  ]);
  const groups = breadcrumbGroups(product.groupIds, tree);
  return (
    <>
      <JsonLd items={productJsonLd(tenant, audience, product, groups)} />
      <ProductPage
        shop={shopOf(tenant)}
        audience={audience}
        product={product}
        groups={groups}
        around={around}
        delivery={delivery}
        hasRight={hasRight}
      />
    </>
  );
}

async function load(props: Props) {
  const { params, ...site } = await readSite(props);
  return { ...site, ...(await loadProduct(site.site, params.slug)) };
}
