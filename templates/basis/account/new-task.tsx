import type { TaskKind } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { SessionData } from '@/components/shared/session-data';
import type { SessionResult } from '@/components/shop';
import type { AskedItem } from '@/components/task-form/asked-item';
import { startTexts } from '@/components/task-form/start-texts';
import { TaskForm } from '@/components/task-form/task-form';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { AskedCodes } from '@/lib/urls/task-urls';
import { newTask as words } from '@/locales/nl/tasks/new-task';

interface NewTaskProps {
  /** The subject in the address. */
  kind: TaskKind | undefined;
  asked: SessionResult<AskedItem | null>;
  /** Whether the address names an item that the question is about. */
  isAbout: boolean;
  /** Codes that the question is about. */
  codes: AskedCodes | null;
  requestKey: string;
}

/** The form of a new question. */
export const NewTaskPage = ({ kind, asked, isAbout, codes, requestKey }: NewTaskProps) => (
  <AccountFrame current="tasks" title={words.title}>
    <p className="-mt-3 mb-6 max-w-prose text-ink-soft">{words.lead}</p>
    <SessionData data={asked} fallback={<Skeleton className="h-96 w-full" />}>
      {(item) => (
        <>
          {isAbout && !item && (
            <div className="mb-6 max-w-2xl">
              <Notice tone="warning">{words.missing}</Notice>
            </div>
          )}
          <TaskForm {...startTexts(kind, item, codes)} asked={item} requestKey={requestKey} />
        </>
      )}
    </SessionData>
  </AccountFrame>
);
