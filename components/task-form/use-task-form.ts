'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import type { TaskKind } from '@/api/types';
import { askedAbout } from '@/lib/forms/asked-lines';
import { taskUrl } from '@/lib/urls/task-urls';
import { tabDraft } from '../form/draft';
import type { FormRoot } from '../form/form-texts';
import { useContractForm } from '../form/use-contract-form';
import { usePhotos } from '../task-photos/use-photos';
import type { AskedItem } from './asked-item';
import { useTickedLines } from './use-ticked-lines';

interface TaskFormStart {
  kind: TaskKind;
  title: string;
  /** Empty when absent. */
  desc?: string;
  asked: (Omit<AskedItem, 'kind'> & { kind: AskedItem['kind'] | 'partner' }) | null;
  requestKey: string;
}

/** The form of a new question; texts, ticked lines, photos and key survive a failure or a reload. */
export function useTaskForm({ kind, title, desc = '', asked, requestKey }: TaskFormStart) {
  const router = useRouter();
  const [isWaiting, setWaiting] = useState(false);
  const sent = useRef<number[]>([]);
  // Each item has its own draft, so that the text about one order is not used for another.
  const part = `task.new.${kind}.${asked ? `${asked.kind}.${asked.name}` : desc}`;
  const photos = usePhotos({ draft: tabDraft('message', `${part}.photos`) });
  const ticked = useTickedLines(part, asked?.lines?.length ?? 0);
  const form = useContractForm('tasks.createService', {
    draftKey: tabDraft('message', part),
    initial: { kind, title, desc, requestKey },
    rules: ({ taskForm }) => taskForm,
    request: (texts, typed) => ({
      ...texts,
      kind: typed.kind as TaskKind,
      about: asked ? askedAbout(asked.request, ticked.lines) : [],
      photos: sent.current,
      requestKey: typed.requestKey,
    }),
    onDone: ({ taskId }) => {
      photos.clear();
      ticked.clear();
      router.push(taskUrl(taskId, 'gevraagd'));
    },
    focusOnFailure: 'desc',
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
  return { form, photos, ticked, submit, busy: isWaiting || form.busy };
}
