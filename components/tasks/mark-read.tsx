'use client';

import { useEffect } from 'react';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { refreshUnread } from './unread-count-store';

interface MarkReadProps {
  taskId: number;
  /** A later message makes the task unread. */
  lastMessageAt: string;
}

let running: Promise<unknown> = Promise.resolve();

/** Resolves when the opened task was marked: a change that is sent before could be undone by it. */
export const whenMarked = (): Promise<unknown> => running;

/** Marks an opened task as read, in the browser, because a prefetched page is not read. */
export function MarkRead({ taskId, lastMessageAt }: MarkReadProps) {
  const dispatch = useAppDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later message makes the task unread
  useEffect(() => {
    running = dispatch(callApi('tasks.save', { taskID: taskId, actionID: 1 })).then(refreshUnread);
  }, [dispatch, taskId, lastMessageAt]);
  return null;
}
