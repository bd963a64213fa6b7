import { leaveExpiredSession, SessionExpiredError } from '@/api/session-fetch';

/** Delay before the next try while the API does not answer. */
const RETRY_DELAY_MS = 5000;

/**
 * Passes the customer's data from `ask` to `show` once it is loaded; null means that it is not available now and will
 * come later. An expired session ends on the visitor's page. @returns a function that stops it
 */
export function pollUntilReady<T>(ask: () => Promise<T>, show: (data: T | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let left = false;
  const again = () =>
    ask()
      .then((data) => left || show(data))
      .catch((error: unknown) => {
        if (left) return;
        show(null);
        if (error instanceof SessionExpiredError) leaveExpiredSession();
        else timer = setTimeout(again, RETRY_DELAY_MS);
      });
  again();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
