'use client';

import { useEffect } from 'react';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { refreshUnread } from './unread-count-store';

interface MarkReadProps {
  taskId: number;
  /** A later message makes it unread anew. */
  lastMessageAt: string;
}

/** Marks an opened task as read. The browser does it: a page that is only prefetched is not read. */
export function MarkRead({ taskId, lastMessageAt }: MarkReadProps) {
  const dispatch = useAppDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later message makes it unread anew
  useEffect(() => {
    void dispatch(callApi('tasks.save', { taskID: taskId, actionID: 1 })).then(refreshUnread);
  }, [dispatch, taskId, lastMessageAt]);
  return null;
}
