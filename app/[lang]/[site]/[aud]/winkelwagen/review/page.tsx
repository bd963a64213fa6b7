import type { Metadata } from 'next';
import { getAccount } from '@/app/_data/account';
import { getWaitingOrders } from '@/app/_data/orders';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionGuard } from '@/app/_parts/session-guard';
import { reviewOf } from '@/templates/checkout';

export const metadata: Metadata = { title: 'Bestelling controleren', robots: { index: false } };

export default async function CheckoutPage(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'v') return null;
  const account = getAccount(site);
  const waiting = getWaitingOrders(site);
  const Review = reviewOf(tenant.template);
  return (
    <>
      <SessionGuard own={account} />
      <Review shop={shopOf(tenant)} audience={audience} account={account} waiting={waiting} />
    </>
  );
}
