import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { SessionGuard } from '@/app/_components/session-guard';
import { getDetails } from '@/app/_data/account';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { DetailsPage } from '@/templates/basis/account/details';

export const metadata: Metadata = { title: accountPageNames.details, robots: { index: false } };

// Of one customer: rendered per request.
export const instant = false;

export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const [account] = await awaitOnDocumentRequest(getDetails(site));
  return (
    <>
      <SessionGuard data={account} />
      <DetailsPage shop={shopOf(tenant)} audience={audience} account={account} />
    </>
  );
}
