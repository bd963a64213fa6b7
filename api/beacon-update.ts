import type { RequestOf } from './call';
import { nameNewSession } from './name-new-session';

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

/** Sets the quantity of a cart line while the page closes. */
export function beaconCartUpdate(request: RequestOf<'cart.update'>): void {
  nameNewSession();
  beacon(UPDATE_CART_PATH, request);
}
