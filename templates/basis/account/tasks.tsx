import type { TaskList } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { PagePastEnd } from '@/components/shared/page-past-end';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionLoad } from '@/components/shop';
import { everyTask, isFiltered, type TaskFilter, tasksUrl } from '@/components/tasks/task-filter';
import { TaskFilters } from '@/components/tasks/task-filters';
import { TaskRow } from '@/components/tasks/task-row';
import { buttonClass } from '@/components/ui/button';
import { Pagination } from '@/components/ui/pagination';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { newTaskUrl } from '@/lib/urls/task-urls';
import { tasks as words } from '@/locales/nl/tasks/tasks';

interface TasksProps extends Pick<PageProps, 'shop'> {
  tasks: SessionLoad<TaskList>;
  filter: TaskFilter;
}

/** docs/behaviour.md §13.4 */
const PAGE_SIZE = 20;

/** Questions and reports of the company, unread ones first. */
export function TasksPage({ shop, tasks, filter }: TasksProps) {
  const hasColleagues = shop.prices !== 'public';
  const hrefOf = (page: number) => tasksUrl({ ...filter, page });
  return (
    <AccountFrame current="tasks">
      <div className="-mt-3 mb-6 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{hasColleagues ? words.lead : words.leadAlone}</p>
        <SiteLink href={newTaskUrl()} className={buttonClass()}>
          {words.ask}
        </SiteLink>
      </div>
      <TaskFilters filter={filter} hasColleagues={hasColleagues} />
      <SessionData data={tasks} fallback={<Skeleton className="h-96 w-full" />}>
        {({ numFound, unread, tasks: found }) => {
          if (numFound === 0) return <NoTasks filter={filter} />;
          if (found.length === 0) return <PagePastEnd href={hrefOf(0)} />;
          return (
            <>
              <p className="text-ink-soft text-sm">
                {words.found(numFound)}
                {unread > 0 && `, ${words.unreadCount(unread)}`}
              </p>
              <ul>
                {found.map((task) => (
                  <TaskRow key={task.taskId} task={task} here={hrefOf(filter.page)} />
                ))}
              </ul>
              <div className="mt-6">
                <Pagination page={filter.page} pages={Math.ceil(numFound / PAGE_SIZE)} hrefOf={hrefOf} />
              </div>
            </>
          );
        }}
      </SessionData>
    </AccountFrame>
  );
}

function NoTasks({ filter }: { filter: TaskFilter }) {
  const { empty } = words;
  if (!isFiltered(filter))
    return (
      <AccountEmptyState
        icon="mail"
        title={empty.title}
        text={empty.text}
        next={{ href: newTaskUrl(), label: words.ask }}
      />
    );
  const isRead = filter.view === 'unread' && !isFiltered({ ...filter, view: 'all' });
  return (
    <AccountEmptyState
      icon={isRead ? 'check' : 'mail'}
      title={isRead ? empty.noUnreadTitle : empty.filteredTitle}
      text={isRead ? empty.noUnread : empty.filtered}
      next={{ href: tasksUrl(everyTask), label: empty.all }}
    />
  );
}
