import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { SessionGuard } from '@/app/_components/session-guard';
import { callWithSession } from '@/app/_data/session-result';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { RecurringOrdersPage } from '@/templates/basis/account/recurring-orders';

export const metadata: Metadata = { title: accountPageNames.recurring, robots: { index: false } };

// A customer's own, complete before the first byte: it reads without JavaScript.
export const instant = false;

export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const [orders] = await awaitOnDocumentRequest(callWithSession(site, 'recurringOrders.all', {}));
  return (
    <>
      <SessionGuard data={orders} />
      <RecurringOrdersPage shop={shopOf(tenant)} audience={audience} orders={orders} />
    </>
  );
}
