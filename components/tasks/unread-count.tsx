'use client';

import { useEffect, useState } from 'react';
import { tasks as words } from '@/locales/nl/tasks/tasks';
import { callApi, type Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Badge } from '../ui/badge';
import { UNREAD_EVENT } from './unread-count-store';

/** A page has two menus, one of them for phones; both share one call. */
let pending: Promise<Outcome<{ unread: number }>> | undefined;

/** The number of unread tasks in the account menu; renders nothing for 0 and after a failure. */
export function UnreadCount() {
  const dispatch = useAppDispatch();
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    const page = new AbortController();
    const load = async () => {
      pending ??= dispatch(callApi('tasks.unread', {})).finally(() => {
        pending = undefined;
      });
      const outcome = await pending;
      if (!page.signal.aborted && 'value' in outcome) setUnread(outcome.value.unread);
    };
    void load();
    window.addEventListener(UNREAD_EVENT, load, { signal: page.signal });
    return () => page.abort();
  }, [dispatch]);
  if (unread === 0) return null;
  return (
    <span className="ml-auto">
      <Badge tone="brand">
        <span aria-hidden="true">{unread}</span>
        <span className="sr-only">{words.unreadCount(unread)}</span>
      </Badge>
    </span>
  );
}
