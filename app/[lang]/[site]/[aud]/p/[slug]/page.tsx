import type { Metadata } from 'next';
import { getPricedProduct } from '@/app/_data/priced';
import { readSite, type SitePage } from '@/app/_data/site';
import { PricedProduct } from '@/app/_parts/priced-product';
import { ProductList } from '@/app/_parts/product-list';
import { formatEuro } from '@/lib/money';
import { NO_SITE } from '@/lib/names';
import { loadProduct } from './load';

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
  const { site, audience, own } = await readSite(props);
  const { product } = await loadProduct(site, own.slug);
  return (
    <PricedProduct site={site} audience={audience} product={product}>
      {(shown) => (
        <>
          <h1>{shown.productName}</h1>
          <p>{shown.description}</p>
          <ProductList products={[shown]} />
        </>
      )}
    </PricedProduct>
  );
}
