import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { SessionGuard } from '@/app/_components/session-guard';
import { readPage } from '@/app/_data/account-query';
import type { SearchParams } from '@/app/_data/query';
import { getRows, hasFault, notAsked, readAnalysisFilter } from '@/app/_data/sales-analysis/load-analysis';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { salesAnalysis as words } from '@/locales/nl/account/sales-analysis';
import { SalesRowsPage } from '@/templates/basis/account/sales-rows';

export const metadata: Metadata = { title: words.rowsTitle, robots: { index: false } };

// Period and filters are in the URL: rendered per request, for one customer.
export const instant = false;

const PAGE_SIZE = 50;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const query = await props.searchParams;
  const filter = readAnalysisFilter(query);
  const page = readPage(query);
  const shown = { shop: shopOf(tenant), audience, filter, page, pageSize: PAGE_SIZE };
  if (hasFault(filter)) return <SalesRowsPage {...shown} rows={notAsked()} />;
  const [rows] = await awaitOnDocumentRequest(getRows(site, filter, page, PAGE_SIZE));
  return (
    <>
      <SessionGuard data={rows} />
      <SalesRowsPage {...shown} rows={rows} />
    </>
  );
}
