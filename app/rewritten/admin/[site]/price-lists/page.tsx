import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { PriceLists } from '@/components/price-desk/price-lists';
import { ADMIN_PRICE_LISTS } from '@/lib/urls/admin-urls';
import { priceDeskWords as words } from '@/locales/nl/admin/shop/price-lists';

// The session is checked at every request.
export const instant = false;

/** `/beheer/prijslijsten`. */
export default function PriceListsPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_PRICE_LISTS} title={words.title}>
      {({ role }) => <PriceLists canWrite={mayDo(role, 'prices.write')} />}
    </AdminPage>
  );
}
