import { AdminPage } from '@/app/_components/admin-page';
import { AdminsScreen } from '@/components/admins/admins-screen';
import { ADMIN_USERS } from '@/lib/urls/admin-urls';
import { adminsWords as words } from '@/locales/nl/admin/admins';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/gebruikers`. */
export default function UsersPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_USERS} title={words.title}>
      {() => <AdminsScreen />}
    </AdminPage>
  );
}
