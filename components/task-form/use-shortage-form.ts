'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { type ReportedLine, shortageRequest } from '@/lib/forms/shortage-form';
import { taskUrl } from '@/lib/urls/task-urls';
import { tabDraft } from '../form/draft';
import type { FormRoot } from '../form/form-texts';
import { useContractForm } from '../form/use-contract-form';
import { usePhotos } from '../task-photos/use-photos';
import type { DeliveredLine } from './delivered-line';
import { useReportedLines } from './use-reported-lines';

export interface ShortageStart {
  orderId: number;
  /** Title of the task. */
  title: string;
  lines: readonly DeliveredLine[];
  /** Position of the line that is ticked at first, from 0. */
  line?: number | undefined;
  requestKey: string;
}

/** The report of a delivery; lines, text, photos and key survive a failure or a reload. */
export function useShortageForm({ orderId, title, lines: delivered, line, requestKey }: ShortageStart) {
  const router = useRouter();
  const [isWaiting, setWaiting] = useState(false);
  const sent = useRef<{ lines: readonly ReportedLine[]; photos: number[] }>({ lines: [], photos: [] });
  const part = `task.shortage.${orderId}`;
  const photos = usePhotos({ draft: tabDraft('message', `${part}.photos`) });
  const lines = useReportedLines(delivered, tabDraft('message', `${part}.lines`), line);
  const form = useContractForm('tasks.createService', {
    draftKey: tabDraft('message', part),
    initial: { desc: '', requestKey },
    rules: ({ shortageForm }) => shortageForm,
    request: ({ desc }, typed) =>
      shortageRequest({ orderId, title, desc, requestKey: typed.requestKey ?? '', ...sent.current }),
    onDone: ({ taskId }) => {
      photos.clear();
      lines.clear();
      router.push(taskUrl(taskId, 'gevraagd'));
    },
    focusOnFailure: 'desc',
  });
  const submit = async (event: FormEvent<FormRoot>) => {
    event.preventDefault();
    const root = event.currentTarget;
    if (isWaiting) return;
    const reported = lines.checked();
    if (!reported) {
      // Runs after the error is rendered.
      requestAnimationFrame(() =>
        root.querySelector<HTMLElement>('[aria-invalid], input[type=checkbox]')?.focus(),
      );
      return;
    }
    setWaiting(true);
    const ids = await photos.sent();
    if (ids) {
      sent.current = { lines: reported, photos: ids };
      await form.submit();
    }
    setWaiting(false);
  };
  return { form, photos, lines, submit, busy: isWaiting || form.busy };
}
