import type { TaskMessage } from '@/api/types';
import { formatDateTime } from '@/lib/dates';
import { eventTexts } from '@/locales/nl/tasks/thread';

/** An event, as a line between the messages. */
export const ThreadEvent = ({ message: { event, name, text, created } }: { message: TaskMessage }) =>
  event && (
    <p className="flex flex-wrap items-center justify-center gap-x-2 border-line border-y py-2 text-center text-ink-soft text-sm">
      <span className="wrap-anywhere">{eventTexts[event](name, text)}</span>
      <time dateTime={created}>{formatDateTime(created)}</time>
    </p>
  );
