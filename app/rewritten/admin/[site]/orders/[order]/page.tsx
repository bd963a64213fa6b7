import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { OrderPage } from '@/components/order-desk/order-page';
import { ADMIN_ORDERS, adminOrderUrl } from '@/lib/urls/admin-urls';
import { orderDeskWords as words } from '@/locales/nl/admin/shop/orders';

// The session is checked at every request.
export const instant = false;

/** `/beheer/bestellingen/<id>`. */
export default async function AdminOrderPage({
  params,
}: {
  params: Promise<{ site: string; order: string }>;
}) {
  const orderId = Number((await params).order);
  return (
    <AdminPage params={params} current={ADMIN_ORDERS} path={adminOrderUrl(orderId)} title={words.number}>
      {({ role }) => (
        <OrderPage
          orderId={orderId}
          rights={{
            canMove: mayDo(role, 'orders.move'),
            canCancel: mayDo(role, 'orders.cancel'),
            canPay: mayDo(role, 'orders.pay'),
            canReadCustomers: mayDo(role, 'customers.read'),
          }}
        />
      )}
    </AdminPage>
  );
}
