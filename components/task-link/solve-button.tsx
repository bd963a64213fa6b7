'use client';

import { useState } from 'react';
import { taskLink } from '@/locales/nl/tasks/task-link';
import { thread as words } from '@/locales/nl/tasks/thread';
import { callApi } from '@/store/call-api';
import { announce } from '../shared/announce';
import { useAttempt } from '../shared/use-attempt';
import { Button } from '../ui/button';

interface SolveButtonProps {
  token: string;
  isSolved: boolean;
  onDone: () => Promise<void>;
}

/** Button that solves or reopens the task. */
export function SolveButton({ token, isSolved, onDone }: SolveButtonProps) {
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const change = async () => {
    if (busy) return;
    setBusy(true);
    const done = await attempt<unknown>(callApi('tasks.answerLinked', { token, solved: !isSolved }));
    if (done) {
      await onDone();
      announce(isSolved ? taskLink.reopened : taskLink.solved);
    }
    setBusy(false);
  };
  return (
    <Button type="button" look="outline" size="s" busy={busy} onClick={change}>
      {isSolved ? words.reopen : words.solve}
    </Button>
  );
}
