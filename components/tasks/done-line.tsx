import { promiseMoment } from '@/lib/promise-moment';
import type { TaskDone } from '@/lib/urls/task-urls';
import { thread as words } from '@/locales/nl/tasks/thread';
import { Notice } from '../ui/notice';

interface DoneLineProps {
  /** The value in the address. */
  done: string | string[] | undefined;
  promisedAt: string | null;
}

const asked: TaskDone = 'gevraagd';
const answered: TaskDone = 'geantwoord';

/** Confirms the result of the form before this page. */
export function DoneLine({ done, promisedAt }: DoneLineProps) {
  if (done !== asked && done !== answered) return null;
  return (
    <div className="mb-6 max-w-3xl">
      <Notice tone="success">
        <strong className="block">{done === asked ? words.asked : words.answered}</strong>
        {promisedAt && words.askedPromise(promiseMoment(promisedAt))}
      </Notice>
    </div>
  );
}
