import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { SessionGuard } from '@/app/_components/session-guard';
import { readPage, readSearch } from '@/app/_data/account-query';
import { getOrders } from '@/app/_data/orders';
import type { SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { DeliveryNotesPage } from '@/templates/basis/account/delivery-notes';

export const metadata: Metadata = { title: accountPageNames.deliveryNotes, robots: { index: false } };

// The search text is in the URL: rendered per request, for one customer.
export const instant = false;

/** A delivery note is made when an order is delivered. */
const DELIVERED = 3;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const query = await props.searchParams;
  const filter = { page: readPage(query), search: readSearch(query), status: DELIVERED };
  const [orders] = await awaitOnDocumentRequest(getOrders(site, filter));
  return (
    <>
      <SessionGuard data={orders} />
      <DeliveryNotesPage shop={shopOf(tenant)} {...{ audience, orders, filter }} />
    </>
  );
}
