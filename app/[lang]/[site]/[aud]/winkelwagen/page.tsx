import type { Metadata } from 'next';
import { preload } from 'react-dom';
import { PageNotice } from '@/app/_components/page-notice';
import { getProductList } from '@/app/_data/catalogue';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { CUSTOMER_CART } from '@/lib/urls/internal-urls';
import { CartPage } from '@/templates/basis/cart';
import '@/components/cart/cart-lines.css';

export const metadata: Metadata = { title: 'Winkelwagen', robots: { index: false } };

export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  if (audience === 'customer') preload(CUSTOMER_CART, { as: 'fetch', crossOrigin: 'anonymous' });
  const promotions = await getProductList(site, { target: 'cartPromotions', families: true, pageSize: 4 });
  return (
    <>
      <PageNotice {...props} />
      <CartPage
        shop={shopOf(tenant)}
        audience={audience}
        promotions={promotions.docs}
        pricesFollow={audience === 'customer'}
      />
    </>
  );
}
