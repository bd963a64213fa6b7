import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { SessionGuard } from '@/app/_components/session-guard';
import { readOrderFilter } from '@/app/_data/account-query';
import { getOrderAmong } from '@/app/_data/orders';
import type { SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { getTasksOfOrder } from '@/app/_data/tasks/tasks';
import '@/components/orders/order-rows.css';
import { isReversed } from '@/components/orders/order-filter';
import { NO_SITE } from '@/lib/names';
import { OrderPage } from '@/templates/basis/account/order';

type Props = SitePage<{ order: string }> & { searchParams: SearchParams };

export const metadata: Metadata = { title: 'Bestelling', robots: { index: false } };

// The list that it was opened from is in the URL: rendered per request, for one customer.
export const instant = false;

export function generateStaticParams() {
  return [{ order: NO_SITE }];
}

export default async function Page(props: Props) {
  const { site, tenant, audience, params } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const number = decodeURIComponent(params.order);
  const filter = readOrderFilter(await props.searchParams);
  const among = isReversed(filter) ? { search: '' } : filter;
  const [order, tasks] = await awaitOnDocumentRequest(
    getOrderAmong(site, number, among),
    getTasksOfOrder(site, number),
  );
  return (
    <>
      <SessionGuard data={order} />
      <OrderPage
        shop={shopOf(tenant)}
        {...{ audience, number, order, tasks, filter }}
        bankAccount={tenant.branch.iban}
      />
    </>
  );
}
