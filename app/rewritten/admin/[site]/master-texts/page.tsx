import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { MasterTexts } from '@/components/master-texts/master-texts';
import { ADMIN_MASTERS } from '@/lib/urls/admin-urls';
import { masterWords as words } from '@/locales/nl/admin/master-texts';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/masterteksten`. */
export default function MasterTextsPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_MASTERS} title={words.title}>
      {({ role }) => <MasterTexts canPublish={mayDo(role, 'content.publish')} />}
    </AdminPage>
  );
}
