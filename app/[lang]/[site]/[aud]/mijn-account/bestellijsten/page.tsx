import type { Metadata } from 'next';
import { getLists } from '@/app/_data/order-lists';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { ready } from '@/app/_parts/ready';
import { SessionGuard } from '@/app/_parts/session-guard';
import { OrderListsPage } from '@/templates/basis/account/order-lists';

export const metadata: Metadata = { title: 'Bestellijsten', robots: { index: false } };

// A customer's own, complete before the first byte: it reads without JavaScript.
export const instant = false;

export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'v') return null;
  const [lists] = await ready(getLists(site));
  return (
    <>
      <SessionGuard own={lists} />
      <OrderListsPage shop={shopOf(tenant)} audience={audience} lists={lists} />
    </>
  );
}
