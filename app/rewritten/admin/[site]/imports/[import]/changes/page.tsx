import { AdminPage } from '@/app/_components/admin-page';
import { readChangeFilter } from '@/components/imports/preview/change-filter';
import { ImportPreview } from '@/components/imports/preview/import-preview';
import { ADMIN_IMPORT, importUrl } from '@/lib/urls/admin/import-urls';
import { importWords as words } from '@/locales/nl/admin/imports';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string; import: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/import/<number>/wijzigingen`, with `?soort=…&let-op=…&zoek=…`. */
export default async function ImportChangesPage({ params, searchParams }: Props) {
  const importId = Number((await params).import);
  const filter = readChangeFilter(await searchParams);
  return (
    <AdminPage
      params={params}
      current={ADMIN_IMPORT}
      path={importUrl(importId, 'changes')}
      title={words.title}
    >
      {() => <ImportPreview importId={importId} initial={filter} />}
    </AdminPage>
  );
}
