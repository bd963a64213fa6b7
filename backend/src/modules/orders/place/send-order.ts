import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';
import type { Call } from '../../../http/implement.ts';
import { lockCart } from '../../cart/cart-row.ts';
import { emptyCart } from '../../cart/empty-cart.ts';
import { openCart } from '../../cart/open-cart.ts';
import { refuseRisenPrices } from '../../cart/seen-prices.ts';
import { toWireSent } from '../to-wire.ts';
import { cancelReplaced } from './cancel-replaced.ts';
import { findByIdempotencyKey, hashRequest } from './idempotency.ts';
import { orderContact } from './order-contact.ts';
import { placeOrder } from './place-order.ts';

type Request = z.output<typeof endpoints.cart.sendOrder.request>;
type SentOrder = z.input<typeof endpoints.cart.sendOrder.response>;

/**
 * Makes an order of the customer's cart (`placeOrder`) and empties the cart, all or nothing. Calls for one cart wait
 * for each other at its lock; the same idempotency key gives the same order again, and without a key the second one
 * finds an empty cart. The order that the cart replaces is cancelled first. A request that names neither version nor total is refused when a price rose.
 * @throws DomainError as `placeOrder`, or idempotency_key_reused
 */
export async function sendOrder(call: Call & { tx: Tx }, request: Request): Promise<SentOrder> {
  const { tx, viewer, idempotencyKey: key } = call;
  const customer = orNotFound(viewer.customer);
  const cart = await lockCart(tx, viewer);
  const earlier = await findByIdempotencyKey(tx, customer.userId, key, request);
  if (earlier) return toWireSent(earlier);
  if (!cart) throw new DomainError('cart_empty', 'There is nothing to order.');
  const replacesId = await cancelReplaced(tx, viewer, cart);
  const open = await openCart(tx, viewer, { cart, addressId: request.addressID });
  if (request.version === undefined && request.expectedTotal === undefined)
    refuseRisenPrices(open.priced.lines);
  const order = await placeOrder(tx, viewer, open, {
    source: request.paymentOptions?.source,
    seen: request,
    offersOnline: call.payments.provider !== undefined,
    contact: await orderContact(tx, customer.userId, request.accountDetails),
    replacesId,
    key,
    requestHash: key && hashRequest(request),
  });
  await emptyCart(tx, cart.id);
  return toWireSent(order);
}
