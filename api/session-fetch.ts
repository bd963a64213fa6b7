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

/**
 * Leaves a page that was made for a customer whose session has expired. Refreshing it makes the gateway clear the
 * cookies; the reload then shows the visitor's page.
 */
export async function leaveExpiredSession(signal?: AbortSignal): Promise<void> {
  const answer = await fetch('/v1/auth/authenticate', { method: 'POST', signal }).catch(() => null);
  if (answer?.status === 401) window.location.reload();
}
