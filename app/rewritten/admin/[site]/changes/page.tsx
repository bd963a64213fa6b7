import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { SiteChanges } from '@/components/site-changes/site-changes';
import { ADMIN_CHANGES } from '@/lib/urls/admin-urls';
import { changes as words } from '@/locales/nl/admin/changes';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/wijzigingen`. */
export default function ChangesPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_CHANGES} title={words.title}>
      {({ role }) => <SiteChanges canPublish={mayDo(role, 'content.publish')} />}
    </AdminPage>
  );
}
