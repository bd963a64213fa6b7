import { getProductList } from '@/app/_data/catalogue';
import { readSite, type SitePage } from '@/app/_data/site';
import { PricedProducts } from '@/app/_parts/priced-products';
import { ProductList } from '@/app/_parts/product-list';
import { NO_SITE } from '@/lib/names';

export default async function HomePage(page: SitePage) {
  if ((await page.params).site === NO_SITE) return null;
  const { site, tenant, audience } = await readSite(page);
  const offers = await getProductList(site, { target: 'TopAanbieding', pageSize: 12 });
  return (
    <>
      <h1>{tenant.tagline}</h1>
      <PricedProducts site={site} audience={audience} products={offers.docs}>
        {(products) => <ProductList products={products} />}
      </PricedProducts>
    </>
  );
}
