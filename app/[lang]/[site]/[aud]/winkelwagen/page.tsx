import type { Metadata } from 'next';
import { getProductList } from '@/app/_data/catalogue';
import { pricesFor } from '@/app/_data/prices-for';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionGuard } from '@/app/_parts/session-guard';
import { cartOf } from '@/templates/cart';

export const metadata: Metadata = { title: 'Winkelwagen', robots: { index: false } };

export default async function CartPage(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  const promotions = await getProductList(site, { target: 'cartPromotions', pageSize: 4 });
  const prices = pricesFor(site, audience, promotions.docs);
  const Cart = cartOf(tenant.template);
  return (
    <>
      <SessionGuard own={prices} />
      <Cart shop={shopOf(tenant)} audience={audience} promotions={promotions.docs} prices={prices} />
    </>
  );
}
