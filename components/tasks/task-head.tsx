import type { TaskDetails } from '@/api/types';
import { TASKS } from '@/lib/urls/account-urls';
import { taskKindNames, tasks } from '@/locales/nl/tasks/tasks';
import { thread as words } from '@/locales/nl/tasks/thread';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { PromiseLine } from './promise-line';
import { TaskAction } from './task-action';
import { TaskStatus } from './task-status';

/** Back link, state, promise and actions of a task. */
export function TaskHead({ task }: { task: TaskDetails }) {
  const { taskId, status, kind, promisedAt, isOwn, askedBy } = task;
  const isSolved = status === 'solved';
  return (
    <>
      <SiteLink
        href={TASKS}
        className="no-print -mt-3 mb-4 inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2"
      >
        <Icon name="chevron-left" className="size-4" />
        {words.back}
      </SiteLink>
      <div className="mb-6 flex max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <TaskStatus status={status} />
          <PromiseLine promisedAt={promisedAt} />
          <span className="text-ink-soft">
            {tasks.number(taskId)} · {taskKindNames[kind]},{' '}
            {isOwn ? tasks.askedByYou : tasks.askedBy(askedBy)}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <TaskAction
            taskId={taskId}
            action={isSolved ? 'reopen' : 'solve'}
            label={isSolved ? words.reopen : words.solve}
          />
          <TaskAction taskId={taskId} action="unread" label={tasks.markUnread} look="quiet" toList />
        </div>
      </div>
    </>
  );
}
