import type { Metadata } from 'next';
import { getGroupTree, getProductList } from '@/app/_data/catalogue';
import { getPricedProduct } from '@/app/_data/priced';
import { pricesFor } from '@/app/_data/prices-for';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionGuard } from '@/app/_parts/session-guard';
import { formatEuro } from '@/lib/money';
import { NO_SITE } from '@/lib/names';
import { productOf } from '@/templates/product';
import { loadProduct } from './load';
import { wayTo } from './way-to';

type Props = SitePage<{ slug: string }>;

export function generateStaticParams() {
  return [{ slug: NO_SITE }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, audience, own } = await readSite(props);
  const { product, url } = await loadProduct(site, own.slug);
  const alternates = { canonical: url };
  if (audience === 'v') return { title: product.productName, alternates };
  const priced = await getPricedProduct(site, product.productId);
  const price = priced.state === 'own' ? priced.value?.calcprice : undefined;
  // Only a logged-in customer's title shows a price (spec §2).
  const title =
    price === undefined ? product.productName : `${product.productName} al vanaf ${formatEuro(price)}`;
  return { title, alternates };
}

export default async function ProductPage(props: Props) {
  const { site, tenant, audience, own } = await readSite(props);
  const { product } = await loadProduct(site, own.slug);
  const [tree, related] = await Promise.all([
    getGroupTree(site),
    getProductList(site, { target: 'relatedProducts', productID: product.productId, pageSize: 8 }),
  ]);
  const prices = pricesFor(site, audience, [product], related.docs);
  const Product = productOf(tenant.template);
  return (
    <>
      <SessionGuard own={prices} />
      <Product
        shop={shopOf(tenant)}
        audience={audience}
        product={product}
        groups={wayTo(product.groupIds, tree)}
        related={related.docs}
        prices={prices}
      />
    </>
  );
}
