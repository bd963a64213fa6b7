import type { Shop } from '@/components/shop';
import { LinkedTaskView } from '@/components/task-link/linked-task';
import { TASKS } from '@/lib/urls/account-urls';
import { taskLink as words } from '@/locales/nl/tasks/task-link';

/** Page of a mailed link to a task; it works with or without a session. */
export function LinkedTaskPage({ shop }: { shop: Shop }) {
  return (
    <div className="wrap py-8 lg:py-12">
      <div className="mx-auto max-w-3xl">
        <noscript>
          <h1 className="mb-4 font-bold text-2xl lg:text-3xl">{words.title}</h1>
          <p>
            {words.needsScript}{' '}
            <a href={TASKS} className="underline underline-offset-2">
              {words.toTasks}
            </a>
          </p>
        </noscript>
        <LinkedTaskView shopName={shop.name} />
      </div>
    </div>
  );
}
