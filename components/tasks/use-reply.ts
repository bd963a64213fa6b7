'use client';

import { type FormEvent, useRef, useState } from 'react';
import { randomKey } from '@/lib/random-key';
import { thread as words } from '@/locales/nl/tasks/thread';
import { tabDraft } from '../form/draft';
import type { FormRoot } from '../form/form-texts';
import { useContractForm } from '../form/use-contract-form';
import { announce } from '../shared/announce';
import { usePhotos } from '../task-photos/use-photos';
import { useRefresh } from '../ui/use-refresh';

/** The form of a message in a task; text, photos and key survive a failure or a reload. */
export function useReply(taskId: number, requestKey: string) {
  const refresh = useRefresh();
  const [isWaiting, setWaiting] = useState(false);
  const sent = useRef<number[]>([]);
  const photos = usePhotos({ draft: tabDraft('message', `task.${taskId}.photos`) });
  const form = useContractForm('tasks.save', {
    draftKey: tabDraft('message', `task.${taskId}`),
    initial: { text: '', requestKey },
    rules: ({ taskMessageForm }) => taskMessageForm,
    request: ({ text }, typed) => ({
      taskID: taskId,
      actionID: 1 as const,
      rows: [{ text, photos: sent.current, requestKey: typed.requestKey }],
    }),
    onDone: () => {
      form.restart({ text: '', requestKey: randomKey() });
      photos.clear();
      announce(words.answered);
      refresh();
    },
    focusOnFailure: 'text',
  });
  const submit = async (event: FormEvent<FormRoot>) => {
    event.preventDefault();
    if (isWaiting) return;
    setWaiting(true);
    const ids = await photos.sent();
    if (ids) {
      sent.current = ids;
      await form.submit();
    }
    setWaiting(false);
  };
  return { form, photos, submit, busy: isWaiting || form.busy };
}
