import type { endpoints } from '@toonbank/contract';
import type { RequestOf } from './client';

/** `cart.update` of the contract, which would bring its schemas along. */
const PARTING_PATH = '/v1/shopcart/update_cart';

/**
 * Sets the quantity of a cart line while the page goes: the browser finishes it, and nobody hears the answer. Plain
 * `fetch`, for the client may not be here yet and there is no time to fetch it.
 */
export function updateCartInParting(request: RequestOf<typeof endpoints.cart.update>): void {
  const headers = { 'content-type': 'application/json' };
  fetch(PARTING_PATH, { method: 'POST', keepalive: true, headers, body: JSON.stringify(request) }).catch(
    () => undefined,
  );
}
