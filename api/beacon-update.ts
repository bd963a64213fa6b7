import { AUDIENCE_COOKIE, START_COOKIE } from '@/lib/session-cookies';
import type { RequestOf } from './call';

/** The path of the contract's `cart.update`; importing the contract would load its schemas. */
const UPDATE_CART_PATH = '/v1/shopcart/update_cart';

/**
 * Makes a call while the page closes: the browser finishes it, and the answer is not read. Browsers refuse more than 64 KB.
 * Plain `fetch`, because the API client may not be loaded yet and there is no time to load it.
 */
export function beacon(path: string, request: unknown): void {
  const headers = { 'content-type': 'application/json' };
  fetch(path, { method: 'POST', keepalive: true, headers, body: JSON.stringify(request) }).catch(
    () => undefined,
  );
}

/**
 * Gives the session that the next call starts a random key, where the browser has no session. Calls at the same moment
 * carry the same key, so they start one session and not one each (ADR 162).
 */
export function nameNewSession(): void {
  if (RegExp(`${AUDIENCE_COOKIE}|${START_COOKIE}`).test(document.cookie)) return;
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, and a page that closes can't wait for it.
  document.cookie = `${START_COOKIE}=${key};path=/;max-age=3600`;
}

/** Sets the quantity of a cart line while the page closes. */
export function beaconCartUpdate(request: RequestOf<'cart.update'>): void {
  nameNewSession();
  beacon(UPDATE_CART_PATH, request);
}
