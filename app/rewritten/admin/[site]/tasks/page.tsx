import { AdminPage } from '@/app/_components/admin-page';
import { readFilter } from '@/components/service-desk/desk-filter';
import { TaskList } from '@/components/service-desk/task-list';
import { buttonClass } from '@/components/ui/button';
import { ADMIN_CANNED_ANSWERS, ADMIN_TASKS } from '@/lib/urls/admin-urls';
import { cannedWords, deskListWords as words } from '@/locales/nl/admin/service-desk';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/taken`. */
export default async function TasksPage({ params, searchParams }: Props) {
  const filter = readFilter(await searchParams);
  return (
    <AdminPage
      params={params}
      current={ADMIN_TASKS}
      title={words.title}
      action={
        <a href={ADMIN_CANNED_ANSWERS} className={buttonClass('outline')}>
          {cannedWords.title}
        </a>
      }
    >
      {() => <TaskList initial={filter} />}
    </AdminPage>
  );
}
