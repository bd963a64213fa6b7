import type { Metadata } from 'next';
import { getOrders, type OrdersQuery } from '@/app/_data/account';
import type { SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionGuard } from '@/app/_parts/session-guard';
import { pageNumber } from '@/lib/catalogue-query';
import { ordersOf } from '@/templates/orders';

export const metadata: Metadata = { title: 'Bestellingen', robots: { index: false } };

// What is searched for stands in the address: rendered per request, for one customer.
export const instant = false;

export default async function OrdersPage(props: SitePage & { searchParams: SearchParams }) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'v') return null;
  const filter = readFilter(await props.searchParams);
  const orders = getOrders(site, filter);
  const Orders = ordersOf(tenant.template);
  return (
    <>
      <SessionGuard own={orders} />
      <Orders shop={shopOf(tenant)} audience={audience} orders={orders} filter={filter} />
    </>
  );
}

function readFilter({ zoek, status, page }: Awaited<SearchParams>): OrdersQuery {
  return {
    page: pageNumber([page].flat()[0]),
    search: ([zoek].flat()[0] ?? '').trim().slice(0, 200),
    ...(typeof status === 'string' && /^\d{1,3}$/.test(status) && { status: Number(status) }),
  };
}
