'use client';

import { ADMIN_TASKS } from '@/lib/urls/admin-urls';
import { taskKindNames, deskTaskWords as words } from '@/locales/nl/admin/service-desk';
import { LoadState } from '../admin/load-state';
import { TextLink } from '../shared/text-link';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { AboutList } from './about-list';
import { AnswerBox } from './answer/answer-box';
import { CustomerFacts } from './customer-facts';
import { Handling } from './handling';
import { SettleShortage } from './settle/settle-shortage';
import { TaskState } from './task-state';
import { ThreadRow } from './thread-row';
import { useTask } from './use-task';

/** A task at the service desk: the conversation, the answer form, the handling and the customer. */
export function TaskThread({ taskId }: { taskId: number }) {
  const { task, failure, reload } = useTask(taskId);
  const refresh = async () => void (await reload());
  if (!task && (failure === 'not_found' || failure === 'invalid_request'))
    return (
      <EmptyState icon={<Icon name="search" className="size-7" />} title={words.absent}>
        <p>{words.absentText}</p>
        <TextLink href={ADMIN_TASKS}>{words.back}</TextLink>
      </EmptyState>
    );
  if (!task) return <LoadState failure={failure} onRetry={() => void reload()} />;
  return (
    <>
      <div className="wrap-anywhere flex flex-col gap-2">
        <a
          href={ADMIN_TASKS}
          className="flex min-h-11 items-center gap-1 self-start text-sm underline underline-offset-2"
        >
          <Icon name="chevron-left" className="size-4" />
          {words.back}
        </a>
        <h2 className="font-semibold text-xl">{task.title}</h2>
        <p className="flex flex-wrap items-center gap-y-1 text-ink-soft text-sm">
          <TaskState status={task.status} isLate={task.isLate} />
          {taskKindNames[task.kind]} · {task.company} · {task.askedBy}
        </p>
      </div>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {task.about.length > 0 && <AboutList about={task.about} />}
          <section aria-label={words.thread}>
            <ol className="flex flex-col gap-3">
              {task.rows.map((row) => (
                <ThreadRow key={row.id} row={row} />
              ))}
            </ol>
          </section>
          {task.about.some(({ orderId }) => orderId !== null) && (
            <SettleShortage key={`settle-${task.taskId}`} taskId={task.taskId} onSettled={refresh} />
          )}
          <AnswerBox key={task.taskId} task={task} onSent={reload} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Handling task={task} onChanged={refresh} />
          <CustomerFacts task={task} />
        </div>
      </div>
    </>
  );
}
