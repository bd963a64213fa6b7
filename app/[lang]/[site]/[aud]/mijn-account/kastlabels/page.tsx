import type { Metadata } from 'next';
import { SessionGuard } from '@/app/_components/session-guard';
import { callWithSession } from '@/app/_data/session-result';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { LabelsPage } from '@/templates/basis/account/shelf-labels';
import '@/components/shelf-labels/labels/start-grid.css';

export const metadata: Metadata = { title: accountPageNames.labels, robots: { index: false } };

// Rendered per request, for one customer.
export const instant = false;

export default async function ShelfLabelsPage(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  // Not streamed after a navigation: actions here end in a refresh, which keeps client state only at the same
  // position.
  const labels = await callWithSession(site, 'shelfLabels.all', {});
  return (
    <>
      <SessionGuard data={labels} />
      <LabelsPage shop={shopOf(tenant)} {...{ audience, labels }} />
    </>
  );
}
