/**
 * The page was made for a customer whose session is dead. Asking who this is makes the gateway clear the cookies; the
 * reload then shows the visitor's page.
 */
export async function leaveDeadSession(signal?: AbortSignal): Promise<void> {
  const answer = await fetch('/v1/auth/authenticate', { signal }).catch(() => null);
  if (answer?.status === 401) window.location.reload();
}
