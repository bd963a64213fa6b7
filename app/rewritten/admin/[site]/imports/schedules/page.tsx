import { importKinds, importPermissions, mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { ImportSchedules } from '@/components/imports/schedules/import-schedules';
import { ADMIN_IMPORT, ADMIN_IMPORT_SCHEDULES } from '@/lib/urls/admin/import-urls';
import { importScheduleWords as words } from '@/locales/nl/admin/shop/import-schedules';

// The session is checked at every request.
export const instant = false;

/** `/beheer/import/planning`. */
export default function ImportSchedulesPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_IMPORT} path={ADMIN_IMPORT_SCHEDULES} title={words.title}>
      {({ role }) => (
        <ImportSchedules kinds={importKinds.filter((kind) => mayDo(role, importPermissions[kind].write))} />
      )}
    </AdminPage>
  );
}
