import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { SessionGuard } from '@/app/_components/session-guard';
import type { SearchParams } from '@/app/_data/query';
import { getNewRecurring, type Source } from '@/app/_data/recurring-orders';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { listIdOf } from '@/lib/urls/order-list-urls';
import { recurring as words } from '@/locales/nl/recurring-orders';
import { RecurringPage } from '@/templates/basis/account/recurring-order';

export const metadata: Metadata = { title: 'Nieuwe herhaalorder', robots: { index: false } };

// The initial values are in the URL: rendered per request, for one customer.
export const instant = false;

type Query = Awaited<SearchParams>;
const first = (value: Query[string]) => [value].flat()[0] ?? '';

/** A list, an order, or else the cart. */
function sourceOf({ lijst, bestelling }: Query): Source {
  const listID = listIdOf(first(lijst));
  if (listID !== null) return { listID };
  const orderNumber = first(bestelling).slice(0, 20);
  return orderNumber === '' ? { cart: true } : { orderNumber };
}

export default async function NewRecurringOrderPage(props: SitePage & { searchParams: SearchParams }) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const [recurring] = await awaitOnDocumentRequest(getNewRecurring(site, sourceOf(await props.searchParams)));
  return (
    <>
      <SessionGuard data={recurring} />
      <RecurringPage shop={shopOf(tenant)} audience={audience} title={words.newTitle} recurring={recurring} />
    </>
  );
}
