import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/_components/not-found-content';
import { SessionGuard } from '@/app/_components/session-guard';
import { getRecurring } from '@/app/_data/recurring-orders';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { listIdOf } from '@/lib/urls/order-list-urls';
import { recurring as words } from '@/locales/nl/recurring-orders';
import { RecurringPage } from '@/templates/basis/account/recurring-order';

export const metadata: Metadata = { title: 'Herhaalorder', robots: { index: false } };

// Of one customer: rendered per request.
export const instant = false;

export default async function RecurringOrderPage(props: SitePage<{ order: string }>) {
  const { site, tenant, audience, own } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const id = listIdOf(own.order);
  if (id === null) return <NotFoundContent params={props.params} />;
  const given = await getRecurring(site, id);
  if (given.state === 'ok' && !given.value) return <NotFoundContent params={props.params} />;
  const title = given.state === 'ok' ? given.value?.order.name : undefined;
  return (
    <>
      <SessionGuard own={given} />
      <RecurringPage shop={shopOf(tenant)} audience={audience} title={title ?? words.title} given={given} />
    </>
  );
}
