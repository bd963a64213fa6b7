import { NO_SESSION_EVENT } from '@/lib/session-signs';
import { audienceHint } from './audience-hint';
import { refreshSession } from './auth/refresh';
import { sessionOver } from './auth/slice';
import type { AppStore } from './make-store';

/** Poll interval. The cookies end after twelve hours (docs/behaviour.md §4.2), whatever the page does. */
const POLL_INTERVAL_MS = 30_000;

/**
 * Detects that the customer's session ended while the page is open: after twelve hours, when the tab becomes visible
 * again, or when a call is refused. Another tab may have logged in again. Returns a function that stops it.
 */
export function watchSession(store: AppStore): () => void {
  const look = () => {
    const { isLoggedIn, over } = store.getState().auth;
    const customer = audienceHint() === 'customer';
    if (over && customer) void takeUp(store);
    else if (isLoggedIn && !over && !customer) store.dispatch(sessionOver());
  };
  const stop = new AbortController();
  const timer = setInterval(look, POLL_INTERVAL_MS);
  const options = { signal: stop.signal };
  window.addEventListener(NO_SESSION_EVENT, look, options);
  window.addEventListener('focus', look, options);
  document.addEventListener('visibilitychange', look, options);
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/** A login happened in another tab: the same customer continues here, another one gets new pages. */
async function takeUp(store: AppStore): Promise<void> {
  const before = store.getState().auth.clientName;
  const session = await store.dispatch(refreshSession());
  if (session && session.clientName !== before) location.reload();
}
