import type { TaskDetails } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionLoad, SessionResult } from '@/components/shop';
import { AboutList } from '@/components/tasks/about-list';
import { DoneLine } from '@/components/tasks/done-line';
import { MarkRead } from '@/components/tasks/mark-read';
import { ReplyForm } from '@/components/tasks/reply-form';
import { TaskHead } from '@/components/tasks/task-head';
import { Thread } from '@/components/tasks/thread';
import { Skeleton } from '@/components/ui/skeleton';
import { TASKS } from '@/lib/urls/account-urls';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { thread as words } from '@/locales/nl/tasks/thread';

interface TaskPageProps extends PageProps {
  /** Null when it is absent or belongs to another customer. */
  task: SessionResult<TaskDetails | null>;
  /** Result of the form before this page, the value in the address. */
  done: string | string[] | undefined;
  /** Key of the next message. */
  requestKey: string;
}

/** One task: the items that it is about, its messages, and the reply form. */
export function TaskPage({ shop, task, done, requestKey }: TaskPageProps) {
  const title = (task.state === 'ok' && task.value?.title) || accountPageNames.tasks;
  return (
    <AccountFrame current="tasks" title={title}>
      <SessionData
        data={task as SessionLoad<TaskDetails | null>}
        fallback={<Skeleton className="h-96 w-full" />}
      >
        {(found) =>
          found ? (
            <>
              <MarkRead taskId={found.taskId} lastMessageAt={found.lastMessageAt} />
              <TaskHead task={found} />
              <DoneLine done={done} promisedAt={found.promisedAt} />
              <AboutList about={found.about} />
              <Thread messages={found.rows} shopName={shop.name} />
              <ReplyForm key={found.taskId} task={found} requestKey={requestKey} />
            </>
          ) : (
            // Another customer's task counts as absent too (docs/behaviour.md §13.4); the server in front sets the
            // status from this attribute.
            <div data-status="404">
              <AccountEmptyState
                icon="mail"
                title={words.missingTitle}
                text={words.missing}
                next={{ href: TASKS, label: words.back }}
              />
            </div>
          )
        }
      </SessionData>
    </AccountFrame>
  );
}
