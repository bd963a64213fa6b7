import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getProductList } from '@/app/_data/catalogue';
import { PAGE_SIZE } from '@/app/_data/lists';
import { readSite, type SitePage } from '@/app/_data/site';
import { PageLinks } from '@/app/_parts/page-links';
import { PricedProducts } from '@/app/_parts/priced-products';
import { ProductList } from '@/app/_parts/product-list';

type Props = SitePage<{ page: string }>;

export const metadata: Metadata = { title: 'Sale' };

export function generateStaticParams() {
  return [{ page: '0' }];
}

export default async function SalePage(props: Props) {
  const { site, audience, own } = await readSite(props);
  const page = Number(own.page);
  const list = await getProductList(site, { sale: true, page, pageSize: PAGE_SIZE });
  if (page > 0 && list.docs.length === 0) notFound();
  return (
    <>
      <h1>Sale</h1>
      <PricedProducts site={site} audience={audience} products={list.docs}>
        {(products) => <ProductList products={products} />}
      </PricedProducts>
      <PageLinks
        page={page}
        numFound={list.numFound}
        pageSize={PAGE_SIZE}
        href={(next) => `/nl/c/sale?page=${next}`}
      />
    </>
  );
}
