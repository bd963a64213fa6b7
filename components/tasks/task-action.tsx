'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { TASKS } from '@/lib/urls/account-urls';
import { TASK_FORM, taskUrl } from '@/lib/urls/task-urls';
import { callApi } from '@/store/call-api';
import { useAttempt } from '../shared/use-attempt';
import { Button, type ButtonLook } from '../ui/button';
import { useRefresh } from '../ui/use-refresh';
import { whenMarked } from './mark-read';
import { refreshUnread } from './unread-count-store';

const requests = {
  read: (taskID: number) => callApi('tasks.save', { taskID, actionID: 1 }),
  unread: (taskID: number) => callApi('tasks.save', { taskID, actionID: 0 }),
  solve: (taskID: number) => callApi('tasks.solve', { taskID, solved: true }),
  reopen: (taskID: number) => callApi('tasks.solve', { taskID, solved: false }),
} as const;

interface TaskActionProps {
  taskId: number;
  action: keyof typeof requests;
  label: string;
  /** Distinguishes the button from the same button in another row. */
  of?: string;
  look?: ButtonLook;
  /** The page after the action; absent: the page of the task. */
  back?: string;
  /** Returns to the list after the action. */
  toList?: boolean;
}

/** A button that changes a task. Without JavaScript it submits a form. */
export function TaskAction({ taskId, action, label, of, look = 'outline', back, toList }: TaskActionProps) {
  const attempt = useAttempt();
  const router = useRouter();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await whenMarked();
    const done = await attempt<unknown>(requests[action](taskId));
    setBusy(false);
    if (!done) return;
    refreshUnread();
    if (toList) router.push(TASKS);
    else refresh();
  };
  return (
    <form method="post" action={TASK_FORM} onSubmit={submit} className="no-print">
      <input type="hidden" name="taskID" value={taskId} />
      <input type="hidden" name="back" value={back ?? (toList ? TASKS : taskUrl(taskId))} />
      <Button type="submit" name="action" value={action} look={look} size="s" busy={busy}>
        {label}
        {of && <span className="sr-only">{of}</span>}
      </Button>
    </form>
  );
}
