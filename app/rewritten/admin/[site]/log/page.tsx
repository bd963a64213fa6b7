import { AdminPage } from '@/app/_components/admin-page';
import { ActionLog } from '@/components/action-log/action-log';
import { ADMIN_LOG } from '@/lib/urls/admin-urls';
import { logWords as words } from '@/locales/nl/admin/action-log';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/logboek`. */
export default function LogPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_LOG} title={words.title}>
      {() => <ActionLog />}
    </AdminPage>
  );
}
