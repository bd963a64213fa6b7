import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/_components/not-found-content';
import { SessionGuard } from '@/app/_components/session-guard';
import { getProductList } from '@/app/_data/catalogue';
import { getList } from '@/app/_data/order-lists';
import type { SearchParams } from '@/app/_data/query';
import { callWithSession } from '@/app/_data/session-result';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { pageNumber } from '@/lib/catalogue/read-catalogue-query';
import { listIdOf } from '@/lib/urls/order-list-urls';
import { listOverview } from '@/locales/nl/order-lists/order-list-pages';
import { OrderListPage } from '@/templates/basis/account/order-list';
import '@/components/order-lists/lines/lines.css';

type Props = SitePage<{ list: string }> & { searchParams: SearchParams };

export const metadata: Metadata = { title: 'Bestellijst', robots: { index: false } };

// The search text is in the URL: rendered per request, for one customer.
export const instant = false;

export default async function Page(props: Props) {
  const { site, tenant, audience, params } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const id = listIdOf(params.list);
  if (id === null) return <NotFoundContent params={props.params} />;
  const { zoek, page, nodig } = await props.searchParams;
  const search = ([zoek].flat()[0] ?? '').trim().slice(0, 200);
  const [found, promotions, counts] = await Promise.all([
    getList(site, id, { page: pageNumber([page].flat()[0]), search, dueOnly: [nodig].flat()[0] === '1' }),
    getProductList(site, { target: 'orderlistPromotions', families: true, pageSize: 6 }),
    callWithSession(site, 'shelfLabels.counts', {}),
  ]);
  const shown = found.state === 'ok' ? found.value && { ...found, value: found.value } : found;
  if (!shown) return <NotFoundContent params={props.params} />;
  return (
    <>
      <SessionGuard data={found} />
      <OrderListPage
        shop={shopOf(tenant)}
        audience={audience}
        name={shown.state === 'ok' ? shown.value.list.name : listOverview.title}
        shown={shown}
        search={search}
        requests={
          counts.state === 'ok' ? counts.value.lists.find(({ listId }) => listId === id)?.open : undefined
        }
        promotions={promotions.docs}
      />
    </>
  );
}
