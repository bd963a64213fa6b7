import type { RequestOf } from './call';

/** The path of the contract's `cart.update`; importing the contract would load its schemas. */
const UPDATE_CART_PATH = '/v1/shopcart/update_cart';

/**
 * Sets the quantity of a cart line while the page closes: the browser finishes the call, and the answer is not read.
 * Plain `fetch`, because the API client may not be loaded yet and there is no time to load it.
 */
export function beaconCartUpdate(request: RequestOf<'cart.update'>): void {
  const headers = { 'content-type': 'application/json' };
  fetch(UPDATE_CART_PATH, { method: 'POST', keepalive: true, headers, body: JSON.stringify(request) }).catch(
    () => undefined,
  );
}
