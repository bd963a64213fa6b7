import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { SessionGuard } from '@/app/_components/session-guard';
import type { SearchParams } from '@/app/_data/query';
import {
  getAnalysis,
  hasFault,
  notAsked,
  readAnalysisFilter,
} from '@/app/_data/sales-analysis/load-analysis';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { amsterdamDay } from '@/lib/dates';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { SalesAnalysisPage } from '@/templates/basis/account/sales-analysis';

export const metadata: Metadata = { title: accountPageNames.analysis, robots: { index: false } };

// Period and filters are in the URL: rendered per request, for one customer.
export const instant = false;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const filter = readAnalysisFilter(await props.searchParams);
  const shown = { shop: shopOf(tenant), audience, filter, today: amsterdamDay(new Date()) };
  if (hasFault(filter)) return <SalesAnalysisPage {...shown} loaded={notAsked()} />;
  const [loaded] = await awaitOnDocumentRequest(getAnalysis(site, filter));
  return (
    <>
      <SessionGuard data={loaded} />
      <SalesAnalysisPage {...shown} loaded={loaded} />
    </>
  );
}
