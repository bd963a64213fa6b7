import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { SessionGuard } from '@/app/_components/session-guard';
import { getAccount } from '@/app/_data/account';
import { getInvoices } from '@/app/_data/history';
import { getRunningOrders } from '@/app/_data/orders';
import { callWithSession } from '@/app/_data/session-result';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { getLatestTasks } from '@/app/_data/tasks/tasks';
import { AccountPage } from '@/templates/basis/account/overview';

export const metadata: Metadata = { title: 'Mijn account', robots: { index: false } };

// Rendered per request, for one customer.
export const instant = false;

const FEW = 5;

export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const [account, running, invoices, agreements, lists, rhythm, requests, tasks] =
    await awaitOnDocumentRequest(
      getAccount(site),
      getRunningOrders(site),
      getInvoices(site, { page: 0, search: '', state: 'open' }, FEW),
      callWithSession(site, 'service.fixedPrices', {}),
      callWithSession(site, 'orderLists.all', {}),
      callWithSession(site, 'service.purchaseRhythm', {}),
      callWithSession(site, 'shelfLabels.counts', {}),
      getLatestTasks(site, FEW),
    );
  return (
    <>
      <SessionGuard data={account} />
      <AccountPage
        shop={shopOf(tenant)}
        {...{ audience, account, running, invoices, agreements, lists, rhythm, requests, tasks }}
      />
    </>
  );
}
