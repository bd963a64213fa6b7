'use client';

import { MAX_TASK_TEXT } from '@toonbank/contract/tasks/kinds';
import type { FormEvent } from 'react';
import type { TaskDetails } from '@/api/types';
import { TASK_FORM } from '@/lib/urls/task-urls';
import { thread as words } from '@/locales/nl/tasks/thread';
import { FormFailure } from '../form/form-failure';
import type { FormRoot } from '../form/form-texts';
import { TextArea } from '../form/text-area';
import { PhotoField } from '../task-photos/photo-field';
import { Button } from '../ui/button';
import { useReply } from './use-reply';

interface ReplyFormProps {
  task: Pick<TaskDetails, 'taskId' | 'status'>;
  /** Key of the first message that is sent. */
  requestKey: string;
}

/** A message in a task, with photos. Without JavaScript the browser submits it to a route handler. */
export function ReplyForm({ task: { taskId, status }, requestKey }: ReplyFormProps) {
  const { form, photos, submit, busy } = useReply(taskId, requestKey);
  return (
    <form
      {...form.root}
      method="post"
      action={TASK_FORM}
      noValidate
      onSubmit={(event: FormEvent<FormRoot>) => void submit(event)}
      className="no-print mt-6 flex max-w-3xl flex-col gap-4 rounded-l border border-line p-4"
    >
      <FormFailure title={words.failed} code={form.failure} />
      <input type="hidden" name="taskID" value={taskId} />
      <input type="hidden" name="requestKey" value={form.texts.requestKey} readOnly />
      <TextArea
        {...form.field('text')}
        label={words.reply}
        hint={status === 'solved' ? words.replySolved : undefined}
        rows={4}
        maxLength={MAX_TASK_TEXT}
        required
      />
      <PhotoField photos={photos} />
      <Button type="submit" name="action" value="answer" busy={busy} className="self-start">
        {busy ? words.sending : words.send}
      </Button>
    </form>
  );
}
