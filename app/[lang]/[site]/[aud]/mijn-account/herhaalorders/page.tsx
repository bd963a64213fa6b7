import type { Metadata } from 'next';
import { getAllRecurring } from '@/app/_data/recurring-orders';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { ready } from '@/app/_parts/ready';
import { SessionGuard } from '@/app/_parts/session-guard';
import { RecurringOrdersPage } from '@/templates/basis/account/recurring-orders';

export const metadata: Metadata = { title: 'Herhaalorders', robots: { index: false } };

// A customer's own, complete before the first byte: it reads without JavaScript.
export const instant = false;

export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'v') return null;
  const [orders] = await ready(getAllRecurring(site));
  return (
    <>
      <SessionGuard own={orders} />
      <RecurringOrdersPage shop={shopOf(tenant)} audience={audience} orders={orders} />
    </>
  );
}
