'use client';

import { useEffect, useState } from 'react';
import { NO_SESSION_EVENT } from '@/lib/session-signs';
import { ADMIN } from '@/lib/urls/admin-urls';
import { admin as words } from '@/locales/nl/admin/admin';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Notice } from '../ui/notice';

const POLL_INTERVAL_MS = 300_000;
const DEAD = new Set(['session_invalid', 'session_missing']);

/**
 * Detects that the admin's session ended while a page is open: by a refused call, when the window gets the focus, and
 * every five minutes. The page stays as it is; after a login in another window it goes on.
 */
export function SessionWatch() {
  const dispatch = useAppDispatch();
  const [over, setOver] = useState(false);

  useEffect(() => {
    const look = async () => {
      const outcome = await dispatch(callApi('admin.authenticate', {}));
      if ('value' in outcome) setOver(false);
      else if (DEAD.has(outcome.refusal.code)) setOver(true);
    };
    const onOver = () => setOver(true);
    const onFocus = () => void look();
    const timer = setInterval(onFocus, POLL_INTERVAL_MS);
    window.addEventListener(NO_SESSION_EVENT, onOver);
    window.addEventListener('focus', onFocus);
    return () => {
      clearInterval(timer);
      window.removeEventListener(NO_SESSION_EVENT, onOver);
      window.removeEventListener('focus', onFocus);
    };
  }, [dispatch]);

  if (!over) return null;
  return (
    <Notice tone="warning" urgent>
      <strong className="block">{words.expired}</strong>
      {words.expiredText}{' '}
      <a href={ADMIN} target="_blank" rel="noopener" className="underline underline-offset-2">
        {words.loginAgain}
      </a>
    </Notice>
  );
}
