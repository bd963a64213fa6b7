import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/_components/not-found-content';
import { SessionGuard } from '@/app/_components/session-guard';
import { getLinesToLabel } from '@/app/_data/shelf-labels';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { listIdOf } from '@/lib/urls/order-list-urls';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';
import { ListLabelsPage } from '@/templates/basis/account/list-labels';
import '@/components/shelf-labels/labels/start-grid.css';

export const metadata: Metadata = { title: words.title, robots: { index: false } };

// Rendered per request, for one customer.
export const instant = false;

export default async function Page(props: SitePage<{ list: string }>) {
  const { site, tenant, audience, params } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const id = listIdOf(params.list);
  if (id === null) return <NotFoundContent params={props.params} />;
  const found = await getLinesToLabel(site, id);
  const list = found.state === 'ok' ? found.value && { ...found, value: found.value } : found;
  if (!list) return <NotFoundContent params={props.params} />;
  return (
    <>
      <SessionGuard data={found} />
      <ListLabelsPage shop={shopOf(tenant)} audience={audience} list={list} />
    </>
  );
}
