import type { TaskList } from '@/api/types';
import { taskUrl } from '@/lib/urls/task-urls';
import { tasks, taskOverview as words } from '@/locales/nl/tasks/tasks';
import { PromiseLine } from '../tasks/promise-line';
import { TaskStatus } from '../tasks/task-status';
import { SiteLink } from '../ui/site-link';

/** Unread tasks and those that are not solved. */
export function OverviewTasks({ list }: { list: TaskList }) {
  const shown = list.tasks.filter(({ isRead, status }) => !isRead || status !== 'solved');
  if (shown.length === 0) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <>
      {list.unread > 0 && <p className="mb-2 font-semibold">{words.unread(list.unread)}</p>}
      <ul className="divide-y divide-line">
        {shown.map(({ taskId, title, status, isRead, promisedAt }) => (
          <li key={taskId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <SiteLink
              href={taskUrl(taskId)}
              className={`min-h-6 min-w-0 grow basis-48 underline wrap-anywhere ${isRead ? 'font-medium' : 'font-bold'}`}
            >
              {title}
              {!isRead && <span className="font-semibold text-brand-strong"> ({tasks.unread})</span>}
            </SiteLink>
            <TaskStatus status={status} />
            <span className="basis-full text-ink-soft empty:hidden">
              <PromiseLine promisedAt={promisedAt} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
