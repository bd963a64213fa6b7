'use client';

import type { LinkedTask } from '@/api/types';
import { TASKS } from '@/lib/urls/account-urls';
import { errorText } from '@/locales/nl/errors';
import { taskLink as words } from '@/locales/nl/tasks/task-link';
import { RetryNotice } from '../shared/retry-notice';
import { PromiseLine } from '../tasks/promise-line';
import { TaskStatus } from '../tasks/task-status';
import { Thread } from '../tasks/thread';
import { buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { LinkedAbout } from './linked-about';
import { LinkedPhotos } from './linked-photos';
import { LinkedReply } from './linked-reply';
import { SolveButton } from './solve-button';
import { useLinkedTask } from './use-linked-task';

/** The conversation behind a mailed link, with an answer. */
export function LinkedTaskView({ shopName }: { shopName: string }) {
  const { shown, token, again } = useLinkedTask();
  if (shown.kind === 'waiting')
    return (
      <div aria-busy="true">
        <p className="sr-only">{words.waiting}</p>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  if (shown.kind === 'no-link') return <Closed text={words.noLink} />;
  if (shown.kind === 'failed') {
    if (shown.code === 'not_found' || shown.code === 'invalid_request') return <Closed text={words.forged} />;
    return (
      <>
        <Title text={words.title} />
        <RetryNotice retry={words.again} onRetry={again}>
          {errorText(shown.code)}
        </RetryNotice>
      </>
    );
  }
  const { task, user } = shown.linked;
  if (!task) return <Closed text={words.expired} />;
  return <OpenTask {...{ task, user, token, shopName }} onChange={again} />;
}

const Title = ({ text }: { text: string }) => (
  <h1 className="mb-4 font-bold text-2xl wrap-anywhere lg:text-3xl">{text}</h1>
);

/** Notice for an invalid link, with a plain link to the account, which leads to the login without a session. */
const Closed = ({ text }: { text: string }) => (
  <>
    <Title text={words.title} />
    <Notice tone="warning">
      <p className="mb-3">{text}</p>
      <a href={TASKS} className={buttonClass('outline', 's')}>
        {words.toTasks}
      </a>
    </Notice>
  </>
);

interface OpenTaskProps {
  task: NonNullable<LinkedTask['task']>;
  user: string;
  token: string;
  shopName: string;
  onChange: () => Promise<void>;
}

function OpenTask({ task, user, token, shopName, onChange }: OpenTaskProps) {
  const { taskId, title, status, promisedAt, about, rows } = task;
  return (
    <>
      <Title text={title} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <TaskStatus status={status} />
          <PromiseLine promisedAt={promisedAt} />
          <span className="text-ink-soft">{words.number(taskId)}</span>
        </p>
        <SolveButton token={token} isSolved={status === 'solved'} onDone={onChange} />
      </div>
      <LinkedAbout about={about} />
      <Thread
        messages={rows}
        shopName={shopName}
        showPhotos={(photos) => <LinkedPhotos token={token} photos={photos} />}
      />
      <LinkedReply {...{ token, taskId, user }} isSolved={status === 'solved'} onDone={onChange} />
    </>
  );
}
