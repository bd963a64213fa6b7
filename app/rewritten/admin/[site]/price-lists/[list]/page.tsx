import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { PriceListPage } from '@/components/price-desk/price-list-page';
import { ADMIN_PRICE_LISTS, adminPriceListUrl } from '@/lib/urls/admin-urls';
import { priceDeskWords as words } from '@/locales/nl/admin/shop/price-lists';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string; list: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/prijslijsten/<id>`. */
export default async function AdminPriceListPage({ params, searchParams }: Props) {
  const priceListId = Number((await params).list);
  const query = await searchParams;
  return (
    <AdminPage
      params={params}
      current={ADMIN_PRICE_LISTS}
      path={adminPriceListUrl(priceListId)}
      title={words.list}
    >
      {({ role }) => (
        <PriceListPage priceListId={priceListId} canWrite={mayDo(role, 'prices.write')} query={query} />
      )}
    </AdminPage>
  );
}
