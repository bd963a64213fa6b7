import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { FindingList } from '@/components/text-checks/finding-list';
import { ADMIN_TEXT_CHECKS } from '@/lib/urls/admin-urls';
import { textCheckWords as words } from '@/locales/nl/admin/text-checks';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/controle`. */
export default function TextChecksPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_TEXT_CHECKS} title={words.title}>
      {({ role }) => <FindingList canAccept={mayDo(role, 'content.publish')} />}
    </AdminPage>
  );
}
