'use client';

import { MAX_TASK_TEXT } from '@toonbank/contract/tasks/kinds';
import type { FormEvent } from 'react';
import { randomKey } from '@/lib/random-key';
import { taskLink } from '@/locales/nl/tasks/task-link';
import { thread as words } from '@/locales/nl/tasks/thread';
import { tabDraft } from '../form/draft';
import { FormFailure } from '../form/form-failure';
import type { FormRoot } from '../form/form-texts';
import { TextArea } from '../form/text-area';
import { useContractForm } from '../form/use-contract-form';
import { announce } from '../shared/announce';
import { Button } from '../ui/button';

interface LinkedReplyProps {
  token: string;
  taskId: number;
  /** Name of the user as whose message the reply is stored. */
  user: string;
  isSolved: boolean;
  onDone: () => Promise<void>;
}

/** Reply form of the link's page; its text and key survive a failure or a reload. */
export function LinkedReply({ token, taskId, user, isSolved, onDone }: LinkedReplyProps) {
  const form = useContractForm('tasks.answerLinked', {
    draftKey: tabDraft('message', `task-link.${taskId}`),
    initial: { text: '', requestKey: randomKey() },
    rules: ({ taskMessageForm }) => taskMessageForm,
    request: ({ text }, typed) => ({ token, text, requestKey: typed.requestKey }),
    onDone: () => {
      form.restart({ text: '', requestKey: randomKey() });
      announce(words.answered);
      void onDone();
    },
    focusOnFailure: 'text',
  });
  return (
    <form
      {...form.root}
      noValidate
      onSubmit={(event: FormEvent<FormRoot>) => {
        event.preventDefault();
        void form.submit();
      }}
      className="no-print mt-6 flex flex-col gap-4 rounded-l border border-line p-4"
    >
      <FormFailure title={words.failed} code={form.failure} />
      <input type="hidden" name="requestKey" value={form.texts.requestKey} readOnly />
      <TextArea
        {...form.field('text')}
        label={words.reply}
        hint={isSolved ? words.replySolved : undefined}
        rows={4}
        maxLength={MAX_TASK_TEXT}
        required
      />
      <p className="text-ink-soft text-sm">
        {taskLink.as(user)} {taskLink.photosHint}
      </p>
      <Button type="submit" busy={form.busy} className="self-start">
        {form.busy ? words.sending : words.send}
      </Button>
    </form>
  );
}
