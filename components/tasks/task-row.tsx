import type { Task } from '@/api/types';
import { formatDateTime } from '@/lib/dates';
import { taskUrl } from '@/lib/urls/task-urls';
import { taskKindNames, tasks as words } from '@/locales/nl/tasks/tasks';
import { SiteLink } from '../ui/site-link';
import { aboutText } from './about-text';
import { PromiseLine } from './promise-line';
import { TaskAction } from './task-action';
import { TaskStatus } from './task-status';

interface TaskRowProps {
  task: Task;
  /** Address of the list, the page after an action without JavaScript. */
  here: string;
}

/** One task in the list; an unread task is bold, with a dot and a text for screen readers. */
export function TaskRow({ task, here }: TaskRowProps) {
  const { taskId, title, kind, isRead, isOwn, askedBy, about, lastMessageAt } = task;
  const subject = aboutText(about);
  const facts = [
    !subject.startsWith(taskKindNames[kind]) && taskKindNames[kind],
    subject,
    isOwn ? words.askedByYou : words.askedBy(askedBy),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-4">
      <div className="min-w-0 grow basis-72">
        <p className="flex items-baseline gap-2">
          {!isRead && <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-brand" />}
          <SiteLink
            href={taskUrl(taskId)}
            className={`min-h-6 min-w-0 underline underline-offset-2 wrap-anywhere ${isRead ? '' : 'font-bold'}`}
          >
            {title}
          </SiteLink>
          {!isRead && (
            <span className="shrink-0 font-semibold text-brand-strong text-sm">{words.unread}</span>
          )}
        </p>
        <p className="mt-1 text-ink-soft text-sm wrap-anywhere">
          {facts.filter(Boolean).join(' · ')} ·{' '}
          <span className="whitespace-nowrap">
            {words.lastMessage} {formatDateTime(lastMessageAt)}
          </span>
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <TaskStatus status={task.status} />
          <PromiseLine promisedAt={task.promisedAt} />
        </p>
      </div>
      <TaskAction
        taskId={taskId}
        action={isRead ? 'unread' : 'read'}
        back={here}
        label={isRead ? words.markUnread : words.markRead}
        of={words.of(title)}
        look="quiet"
      />
    </li>
  );
}
