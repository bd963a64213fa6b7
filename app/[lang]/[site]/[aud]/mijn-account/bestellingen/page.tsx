import type { Metadata } from 'next';
import { Suspense } from 'react';
import { getOrders } from '@/app/_data/account';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionExpired } from '@/app/_parts/session-expired';
import { formatDate } from '@/lib/dates';
import { formatEuro } from '@/lib/money';

export const metadata: Metadata = { title: 'Bestellingen' };

export default async function OrdersPage(props: SitePage) {
  const { site, audience } = await readSite(props);
  return (
    <>
      <h1>Bestellingen</h1>
      {audience === 'k' && (
        <Suspense fallback={<p>Uw bestellingen worden opgehaald…</p>}>
          <Orders site={site} />
        </Suspense>
      )}
    </>
  );
}

async function Orders({ site }: { site: string }) {
  const orders = await getOrders(site, 0);
  if (orders.state === 'expired') return <SessionExpired />;
  if (orders.state === 'unavailable')
    return <p>Uw bestellingen zijn nu niet op te halen. Probeer het zo opnieuw.</p>;
  if (orders.value.orders.length === 0) return <p>U hebt nog niets besteld.</p>;
  return (
    <ul>
      {orders.value.orders.map((order) => (
        <li key={order.orderId}>
          {order.orderNumber}, {formatDate(order.orderDate)}, {formatEuro(order.total)}
        </li>
      ))}
    </ul>
  );
}
