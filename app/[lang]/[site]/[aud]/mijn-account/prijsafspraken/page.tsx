import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { SessionGuard } from '@/app/_components/session-guard';
import { readSearch } from '@/app/_data/account-query';
import type { SearchParams } from '@/app/_data/query';
import { callWithSession } from '@/app/_data/session-result';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { AgreementsPage } from '@/templates/basis/account/agreements';

export const metadata: Metadata = { title: accountPageNames.agreements, robots: { index: false } };

// The search text is in the URL: rendered per request, for one customer.
export const instant = false;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const search = readSearch(await props.searchParams);
  const [agreements] = await awaitOnDocumentRequest(callWithSession(site, 'service.fixedPrices', {}));
  return (
    <>
      <SessionGuard data={agreements} />
      <AgreementsPage shop={shopOf(tenant)} {...{ audience, agreements, search }} />
    </>
  );
}
