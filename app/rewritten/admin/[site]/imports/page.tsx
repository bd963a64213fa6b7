import { type ImportKind, importPermissions, mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { ADMIN_IMPORT } from '@/lib/urls/admin/import-urls';
import { importWords as words } from '@/locales/nl/admin/imports';
import { AdminNewImport } from '@/templates/basis/admin/imports';

// The session is checked at every request.
export const instant = false;

/** The kinds that the backend can compare so far. */
const offered: readonly ImportKind[] = ['prices', 'stock', 'products', 'customers', 'agreements'];

/** `/beheer/import`. */
export default function ImportPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_IMPORT} title={words.title}>
      {({ role }) => (
        <AdminNewImport kinds={offered.filter((kind) => mayDo(role, importPermissions[kind].write))} />
      )}
    </AdminPage>
  );
}
