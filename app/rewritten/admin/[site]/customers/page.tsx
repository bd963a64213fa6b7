import { AdminPage } from '@/app/_components/admin-page';
import { CustomerList } from '@/components/customer-desk/customer-list';
import { ADMIN_CUSTOMERS } from '@/lib/urls/admin-urls';
import { customerDeskWords as words } from '@/locales/nl/admin/shop/customers';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/klanten`. */
export default async function CustomersPage({ params, searchParams }: Props) {
  const query = await searchParams;
  return (
    <AdminPage params={params} current={ADMIN_CUSTOMERS} title={words.title}>
      {() => <CustomerList query={query} />}
    </AdminPage>
  );
}
