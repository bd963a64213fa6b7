import { AdminPage } from '@/app/_components/admin-page';
import { ADMIN_SECURITY } from '@/lib/urls/admin-urls';
import { secondFactor as words } from '@/locales/nl/admin/second-factor';
import { AdminSecurity } from '@/templates/basis/admin/second-factor';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/beveiliging`. */
export default function SecurityPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_SECURITY} title={words.title}>
      {(session) => <AdminSecurity session={session} />}
    </AdminPage>
  );
}
