import { AdminPage } from '@/app/_components/admin-page';
import { TaskThread } from '@/components/service-desk/task-thread';
import { ADMIN_TASKS, adminTaskUrl } from '@/lib/urls/admin-urls';
import { deskTaskWords as words } from '@/locales/nl/admin/service-desk';

// The session is checked at every request.
export const instant = false;

/** `/beheer/taken/<number>`. */
export default async function TaskPage({ params }: { params: Promise<{ site: string; task: string }> }) {
  const taskId = Number((await params).task);
  return (
    <AdminPage params={params} current={ADMIN_TASKS} path={adminTaskUrl(taskId)} title={words.title(taskId)}>
      {() => <TaskThread taskId={taskId} />}
    </AdminPage>
  );
}
