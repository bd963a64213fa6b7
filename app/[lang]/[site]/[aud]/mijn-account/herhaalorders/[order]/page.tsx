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
  const { site, tenant, audience, params } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const id = listIdOf(params.order);
  if (id === null) return <NotFoundContent params={props.params} />;
  const recurring = await getRecurring(site, id);
  if (recurring.state === 'ok' && !recurring.value) return <NotFoundContent params={props.params} />;
  const title = recurring.state === 'ok' ? recurring.value?.order.name : undefined;
  return (
    <>
      <SessionGuard data={recurring} />
      <RecurringPage
        shop={shopOf(tenant)}
        audience={audience}
        title={title ?? words.title}
        recurring={recurring}
      />
    </>
  );
}
