import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { SessionGuard } from '@/app/_components/session-guard';
import { readBoughtFilter } from '@/app/_data/account-query';
import { getBought } from '@/app/_data/history';
import type { SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { BoughtBeforePage } from '@/templates/basis/account/bought-before';

export const metadata: Metadata = { title: accountPageNames.bought, robots: { index: false } };

// The search text is in the URL: rendered per request, for one customer.
export const instant = false;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const filter = readBoughtFilter(await props.searchParams);
  const [bought] = await awaitOnDocumentRequest(getBought(site, filter));
  return (
    <>
      <SessionGuard data={bought} />
      <BoughtBeforePage shop={shopOf(tenant)} {...{ audience, bought, filter }} />
    </>
  );
}
