import { AdminPage } from '@/app/_components/admin-page';
import { ImportColumns } from '@/components/imports/columns/import-columns';
import { ADMIN_IMPORT, importUrl } from '@/lib/urls/admin/import-urls';
import { importWords as words } from '@/locales/nl/admin/imports';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string; import: string }>;
}

/** `/beheer/import/<number>/kolommen`. */
export default async function ImportColumnsPage({ params }: Props) {
  const importId = Number((await params).import);
  return (
    <AdminPage
      params={params}
      current={ADMIN_IMPORT}
      path={importUrl(importId, 'columns')}
      title={words.title}
    >
      {() => <ImportColumns importId={importId} />}
    </AdminPage>
  );
}
