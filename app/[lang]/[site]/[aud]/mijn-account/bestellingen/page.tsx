import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { SessionGuard } from '@/app/_components/session-guard';
import { readOrderFilter } from '@/app/_data/account-query';
import { getOrders, noOrders } from '@/app/_data/orders';
import type { SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { isReversed } from '@/components/orders/order-filter';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { OrdersPage } from '@/templates/basis/account/orders';

export const metadata: Metadata = { title: accountPageNames.orders, robots: { index: false } };

// The search text is in the URL: rendered per request, for one customer.
export const instant = false;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const filter = readOrderFilter(await props.searchParams);
  // A reversed date range matches nothing; the page says so.
  const [orders] = await awaitOnDocumentRequest(isReversed(filter) ? noOrders() : getOrders(site, filter));
  return (
    <>
      <SessionGuard data={orders} />
      <OrdersPage shop={shopOf(tenant)} {...{ audience, orders, filter }} />
    </>
  );
}
