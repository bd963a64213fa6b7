import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { OrderDesk } from '@/components/order-desk/order-desk';
import { ADMIN_ORDERS } from '@/lib/urls/admin-urls';
import { orderDeskWords as words } from '@/locales/nl/admin/shop/orders';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/bestellingen`. */
export default async function OrdersPage({ params, searchParams }: Props) {
  const query = await searchParams;
  return (
    <AdminPage params={params} current={ADMIN_ORDERS} title={words.title}>
      {({ role }) => <OrderDesk query={query} canMove={mayDo(role, 'orders.move')} />}
    </AdminPage>
  );
}
