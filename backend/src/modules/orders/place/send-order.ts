import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import { builtOnce } from '../../../db/built-once.ts';
import type { Tx } from '../../../db/connect.ts';
import type { orders } from '../../../db/schema/index.ts';
import { sql } from '../../../db/sql.ts';
import { together } from '../../../db/together.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';
import type { Call } from '../../../http/implement.ts';
import { emptyCart } from '../../cart/empty-cart.ts';
import { loadCart } from '../../cart/loading/load-cart.ts';
import { openCart, openLoaded } from '../../cart/open-cart.ts';
import { refuseRisenPrices } from '../../cart/seen-prices.ts';
import { cancelReplaced } from './cancel-replaced.ts';
import { findByIdempotencyKey, hashRequest } from './idempotency.ts';
import { orderContact } from './order-contact.ts';
import { placeOrder } from './place-order.ts';

type Request = z.output<typeof endpoints.cart.sendOrder.request>;

interface SentOrder {
  order: typeof orders.$inferSelect;
  /** False: it was made by an earlier call, and is not locked. */
  isNew: boolean;
}

/** Sent before this returns. */
const lockUserCart = builtOnce<never>(
  'toonbank_lock_cart',
  () => sql`SELECT FROM carts WHERE user_id = ${sql.placeholder('userId')} FOR UPDATE`,
);

/**
 * Makes an order of the customer's cart (`placeOrder`) and empties the cart, all or nothing. Calls for one cart wait
 * for each other at its lock; the same idempotency key gives the same order again, and without a key the second one
 * finds an empty cart. The order that the cart replaces is cancelled first. A request that names neither version nor total is refused when a price rose.
 * @throws DomainError as `placeOrder`, or idempotency_key_reused
 */
export async function sendOrder(call: Call & { tx: Tx }, request: Request): Promise<SentOrder> {
  const { tx, viewer, idempotencyKey: key } = call;
  const { userId } = orNotFound(viewer.customer);
  const { addressID } = request;
  const [, earlier, loaded, contact] = await together([
    lockUserCart(tx, { userId }),
    findByIdempotencyKey(tx, userId, key, request),
    loadCart(tx, viewer, { addressId: addressID }),
    orderContact(tx, userId, request.accountDetails),
  ]);
  if (earlier) return { order: earlier, isNew: false };
  const { cart } = loaded;
  if (!cart) throw new DomainError('cart_empty', 'There is nothing to order.');
  const replacesId = await cancelReplaced(tx, viewer, cart);
  const open =
    replacesId === null
      ? await openLoaded(tx, viewer, loaded, addressID)
      : await openCart(tx, viewer, addressID);
  if (request.version === undefined && request.expectedTotal === undefined)
    refuseRisenPrices(open.priced.lines);
  const order = await placeOrder(tx, viewer, open, {
    source: request.paymentOptions?.source,
    seen: request,
    offersOnline: call.payments.provider !== undefined,
    contact,
    replacesId,
    key,
    requestHash: key && hashRequest(request),
  });
  await emptyCart(tx, cart.id);
  return { order, isNew: true };
}
