import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/_components/not-found-content';
import { SessionGuard } from '@/app/_components/session-guard';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { getProposal } from '@/app/_data/stock-count/stock-count';
import { NO_SITE } from '@/lib/names';
import { listIdOf } from '@/lib/urls/order-list-urls';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { ProposalPage } from '@/templates/basis/stock-count/proposal';

export const metadata: Metadata = { title: accountPageNames.stockCount, robots: { index: false } };

// A customer's own: rendered per request.
export const instant = false;

export function generateStaticParams() {
  return [{ list: NO_SITE }];
}

export default async function Page(props: SitePage<{ list: string }>) {
  const { site, tenant, audience, params } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const id = listIdOf(params.list);
  if (id === null) return <NotFoundContent params={props.params} />;
  // Not streamed: actions here end in a refresh, which keeps client state only at the same position.
  const found = await getProposal(site, id);
  const shown = found.state === 'ok' ? found.value && { ...found, value: found.value } : found;
  if (!shown) return <NotFoundContent params={props.params} />;
  return (
    <>
      <SessionGuard data={found} />
      <ProposalPage shop={shopOf(tenant)} audience={audience} found={shown} />
    </>
  );
}
