import { AUDIENCE_COOKIE, START_COOKIE } from '@/lib/session-cookies';

/**
 * Gives the session that the next call starts a random key, where the browser has no session. Calls at the same moment
 * carry the same key, so they start one session and not one each (ADR 162).
 */
export function nameNewSession(): void {
  const { cookie } = document;
  if (cookie.includes(AUDIENCE_COOKIE) || cookie.includes(START_COOKIE)) return;
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, and a page that closes can't wait for it.
  document.cookie = `${START_COOKIE}=${key};path=/;max-age=3600`;
}
