import type { Metadata } from 'next';
import { SessionGuard } from '@/app/_components/session-guard';
import type { SearchParams } from '@/app/_data/query';
import { callWithSession } from '@/app/_data/session-result';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { pageNumber } from '@/lib/catalogue/read-catalogue-query';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { StockCountPage } from '@/templates/basis/stock-count/overview';

type Props = SitePage & { searchParams: SearchParams };

export const metadata: Metadata = { title: accountPageNames.stockCount, robots: { index: false } };

// A customer's own: rendered per request.
export const instant = false;

export default async function Page(props: Props) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const { page } = await props.searchParams;
  const [lists, history] = await Promise.all([
    callWithSession(site, 'stockCount.orderLists', {}),
    callWithSession(site, 'stockCount.history', { page: pageNumber([page].flat()[0]) }),
  ]);
  return (
    <>
      <SessionGuard data={lists} />
      <StockCountPage shop={shopOf(tenant)} {...{ audience, lists, history }} />
    </>
  );
}
