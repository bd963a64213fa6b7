import type { Task } from '@/api/types';
import { promiseMoment } from '@/lib/promise-moment';
import { tasks as words } from '@/locales/nl/tasks/tasks';
import { Icon } from '../ui/icon';

/** The promise of a task; renders nothing while the shop owes no answer. */
export const PromiseLine = ({ promisedAt }: Pick<Task, 'promisedAt'>) =>
  promisedAt && (
    <span className="inline-flex items-center gap-1.5">
      <Icon name="clock" className="size-4" />
      <time dateTime={promisedAt}>{words.promise(promiseMoment(promisedAt))}</time>
    </span>
  );
