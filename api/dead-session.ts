/** The session is dead: this page was made for a customer, and there is none any more. */
export class SessionDead extends Error {}

/** What this storefront's own handlers tell a customer. @throws SessionDead, or another error when it can't be had now */
export async function fetchOwn<T>(href: string): Promise<T> {
  const answer = await fetch(href);
  if (answer.status === 401) throw new SessionDead();
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  return answer.json();
}

/**
 * The page was made for a customer whose session is dead. Asking who this is makes the gateway clear the cookies; the
 * reload then shows the visitor's page.
 */
export async function leaveDeadSession(signal?: AbortSignal): Promise<void> {
  const answer = await fetch('/v1/auth/authenticate', { signal }).catch(() => null);
  if (answer?.status === 401) window.location.reload();
}
