import { AdminPage } from '@/app/_components/admin-page';
import { ImportHistory } from '@/components/imports/history/import-history';
import { ADMIN_IMPORT, ADMIN_IMPORT_HISTORY } from '@/lib/urls/admin/import-urls';
import { importWords as words } from '@/locales/nl/admin/imports';

// The session is checked at every request.
export const instant = false;

/** `/beheer/import/geschiedenis`. */
export default function ImportHistoryPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_IMPORT} path={ADMIN_IMPORT_HISTORY} title={words.title}>
      {() => <ImportHistory />}
    </AdminPage>
  );
}
