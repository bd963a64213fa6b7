/** The page was made for a customer whose session has expired. */
export class SessionExpiredError extends Error {}

/**
 * Fetches customer data from one of this storefront's route handlers. @throws SessionExpiredError, or another error when it
 * is not available now
 */
export async function sessionFetch<T>(href: string): Promise<T> {
  const answer = await fetch(href);
  if (answer.status === 401) throw new SessionExpiredError();
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  return answer.json();
}

/** Until the API is asked again that was busy or could not be reached. */
const RETRY_MS = 2_000;

/**
 * Leaves a page that was made for a customer whose session has expired. Refreshing it makes the gateway clear the
 * cookies; the reload then shows the visitor's page. Another call may have had them cleared before: then the answer is a
 * new visitor's.
 */
export async function leaveExpiredSession(signal?: AbortSignal): Promise<void> {
  const answer = await fetch('/v1/auth/authenticate', { method: 'POST', signal }).catch(() => null);
  if (signal?.aborted) return;
  if (answer && answer.status < 500) window.location.reload();
  else setTimeout(leaveExpiredSession, RETRY_MS, signal);
}
