import { AdminPage } from '@/app/_components/admin-page';
import { CannedAnswers } from '@/components/service-desk/canned/canned-answers';
import { ADMIN_CANNED_ANSWERS, ADMIN_TASKS } from '@/lib/urls/admin-urls';
import { cannedWords as words } from '@/locales/nl/admin/service-desk';

// The session is checked at every request.
export const instant = false;

/** `/beheer/taken/standaardantwoorden`. */
export default function CannedAnswersPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_TASKS} path={ADMIN_CANNED_ANSWERS} title={words.title}>
      {() => <CannedAnswers />}
    </AdminPage>
  );
}
