import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { SessionGuard } from '@/app/_components/session-guard';
import { readInvoiceFilter } from '@/app/_data/account-query';
import { getInvoices } from '@/app/_data/history';
import type { SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { InvoicesPage } from '@/templates/basis/account/invoices';

export const metadata: Metadata = { title: accountPageNames.invoices, robots: { index: false } };

// The search text is in the URL: rendered per request, for one customer.
export const instant = false;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const filter = readInvoiceFilter(await props.searchParams);
  const [invoices] = await awaitOnDocumentRequest(getInvoices(site, filter));
  return (
    <>
      <SessionGuard data={invoices} />
      <InvoicesPage shop={shopOf(tenant)} {...{ audience, invoices, filter }} />
    </>
  );
}
