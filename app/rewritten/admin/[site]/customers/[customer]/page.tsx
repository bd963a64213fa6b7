import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { CustomerPage } from '@/components/customer-desk/customer-page';
import { ADMIN_CUSTOMERS, adminCustomerUrl } from '@/lib/urls/admin-urls';
import { customerDeskWords as words } from '@/locales/nl/admin/shop/customers';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string; customer: string }>;
}

/** `/beheer/klanten/<id>`. */
export default async function AdminCustomerPage({ params }: Props) {
  const customerId = Number((await params).customer);
  return (
    <AdminPage
      params={params}
      current={ADMIN_CUSTOMERS}
      path={adminCustomerUrl(customerId)}
      title={words.customer}
    >
      {({ role }) => (
        <CustomerPage
          customerId={customerId}
          rights={{
            canWrite: mayDo(role, 'customers.write'),
            canCredit: mayDo(role, 'customers.credit'),
            canView: mayDo(role, 'customers.simulate'),
            canReadOrders: mayDo(role, 'orders.read'),
          }}
        />
      )}
    </AdminPage>
  );
}
