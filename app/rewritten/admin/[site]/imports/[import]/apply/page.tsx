import { AdminPage } from '@/app/_components/admin-page';
import { ImportApply } from '@/components/imports/apply/import-apply';
import { ADMIN_IMPORT, importUrl } from '@/lib/urls/admin/import-urls';
import { importWords as words } from '@/locales/nl/admin/imports';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string; import: string }>;
}

/** `/beheer/import/<number>/toepassen`. */
export default async function ImportApplyPage({ params }: Props) {
  const importId = Number((await params).import);
  return (
    <AdminPage params={params} current={ADMIN_IMPORT} path={importUrl(importId, 'apply')} title={words.title}>
      {() => <ImportApply importId={importId} />}
    </AdminPage>
  );
}
