import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/_components/not-found-content';
import { SessionGuard } from '@/app/_components/session-guard';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { getCount } from '@/app/_data/stock-count/stock-count';
import { NO_SITE } from '@/lib/names';
import { listIdOf } from '@/lib/urls/order-list-urls';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { CountPage } from '@/templates/basis/stock-count/count';

export const metadata: Metadata = { title: accountPageNames.stockCount, robots: { index: false } };

// A customer's own: rendered per request.
export const instant = false;

export function generateStaticParams() {
  return [{ count: NO_SITE }];
}

export default async function Page(props: SitePage<{ count: string }>) {
  const { site, tenant, audience, params } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const id = listIdOf(params.count);
  if (id === null) return <NotFoundContent params={props.params} />;
  // Not streamed: actions here end in a refresh, which keeps client state only at the same position.
  const found = await getCount(site, id);
  const shown = found.state === 'ok' ? found.value && { ...found, value: found.value } : found;
  if (!shown) return <NotFoundContent params={props.params} />;
  return (
    <>
      <SessionGuard data={found} />
      <CountPage shop={shopOf(tenant)} audience={audience} count={shown} />
    </>
  );
}
