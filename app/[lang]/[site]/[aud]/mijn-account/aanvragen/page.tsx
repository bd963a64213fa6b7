import type { Metadata } from 'next';
import { SessionGuard } from '@/app/_components/session-guard';
import { callWithSession } from '@/app/_data/session-result';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { queue as words } from '@/locales/nl/shelf-labels';
import { QueuePage } from '@/templates/basis/account/shelf-requests';

export const metadata: Metadata = { title: words.title, robots: { index: false } };

// Must show requests made a moment ago: rendered per request, for one customer.
export const instant = false;

export default async function ShelfRequestsPage(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  // Not streamed after a navigation: actions here end in a refresh, which keeps client state only at the same
  // position.
  const queue = await callWithSession(site, 'shelfLabels.requests', {});
  return (
    <>
      <SessionGuard data={queue} />
      <QueuePage shop={shopOf(tenant)} {...{ audience, queue }} />
    </>
  );
}
