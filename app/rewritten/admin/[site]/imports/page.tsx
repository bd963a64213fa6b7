import { importKinds, importPermissions, mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { ADMIN_IMPORT, IMPORT_KIND_PARAM } from '@/lib/urls/admin/import-urls';
import { importWords as words } from '@/locales/nl/admin/imports';
import { AdminNewImport } from '@/templates/basis/admin/imports';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/import`, also with a kind: `?soort=stock`. */
export default async function ImportPage({ params, searchParams }: Props) {
  const { [IMPORT_KIND_PARAM]: wanted } = await searchParams;
  return (
    <AdminPage params={params} current={ADMIN_IMPORT} title={words.title}>
      {({ role }) => (
        <AdminNewImport
          kinds={importKinds.filter((kind) => mayDo(role, importPermissions[kind].write))}
          wanted={importKinds.find((kind) => kind === wanted)}
        />
      )}
    </AdminPage>
  );
}
