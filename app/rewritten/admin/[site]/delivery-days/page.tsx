import { AdminPage } from '@/app/_components/admin-page';
import { DeliveryDays } from '@/components/shop-settings/delivery-days';
import { ADMIN_DELIVERY } from '@/lib/urls/admin-urls';
import { deliveryDayWords as words } from '@/locales/nl/admin/shop/delivery-days';

// The session is checked at every request.
export const instant = false;

/** `/beheer/bezorgdagen`. */
export default function DeliveryDaysPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_DELIVERY} title={words.title}>
      {() => <DeliveryDays />}
    </AdminPage>
  );
}
