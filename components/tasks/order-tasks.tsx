import type { Task } from '@/api/types';
import { taskUrl } from '@/lib/urls/task-urls';
import { TextLink } from '../shared/text-link';
import { PromiseLine } from './promise-line';
import { TaskStatus } from './task-status';

/** Tasks about one order, one line each. */
export const OrderTasks = ({ tasks }: { tasks: readonly Task[] }) => (
  <ul className="flex flex-col gap-2 text-sm">
    {tasks.map(({ taskId, title, status, promisedAt }) => (
      <li key={taskId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere">
          <TextLink href={taskUrl(taskId)}>{title}</TextLink>
        </span>
        <TaskStatus status={status} />
        <PromiseLine promisedAt={promisedAt} />
      </li>
    ))}
  </ul>
);
