import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { ApplicationList } from '@/components/customer-desk/application-list';
import { ADMIN_APPLICATIONS } from '@/lib/urls/admin-urls';
import { applicationWords as words } from '@/locales/nl/admin/shop/customers';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/aanvragen`. */
export default async function ApplicationsPage({ params, searchParams }: Props) {
  const query = await searchParams;
  return (
    <AdminPage params={params} current={ADMIN_APPLICATIONS} title={words.title}>
      {({ role }) => <ApplicationList query={query} canDecide={mayDo(role, 'customers.write')} />}
    </AdminPage>
  );
}
