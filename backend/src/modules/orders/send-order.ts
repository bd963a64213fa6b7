import type { endpoints } from '@toonbank/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { DomainError, found } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import type { ViewerCustomer } from '../../http/viewer.ts';
import { findAddress } from '../account/addresses.ts';
import { lockCart } from '../cart/cart-row.ts';
import { emptyCart } from '../cart/empty-cart.ts';
import { type CartLine, isSold, loadLines } from '../cart/load-lines.ts';
import { paymentOptionsOf } from '../cart/payment-options.ts';
import { priceCart } from '../cart/price-cart.ts';
import { toEuro } from '../prices/index.ts';
import { storeOrder } from './store-order.ts';
import { takeStock } from './take-stock.ts';

type Request = z.output<typeof endpoints.cart.sendOrder.request>;
type SentOrder = z.input<typeof endpoints.cart.sendOrder.response>;
type OrderRow = typeof orders.$inferSelect;

const MAX_KEY = 200;

/**
 * Turn the customer's cart into an order: prices and totals of this moment, stock taken, cart emptied, all or
 * nothing. Sends of one cart wait for each other at its lock; the same idempotency key gives the same order again,
 * and without a key the second finds an empty cart.
 * @throws DomainError cart_empty, product_unavailable, payment_not_allowed, address_unknown or insufficient_stock
 */
export async function sendOrder(call: Call & { tx: Tx }, request: Request): Promise<SentOrder> {
  const { tx, viewer, idempotencyKey: key } = call;
  const customer = found(viewer.customer);
  if (key && key.length > MAX_KEY)
    throw new DomainError('invalid_request', 'The key is too long.', { 'idempotency-key': 'too_big' });
  const cart = await lockCart(tx, viewer);
  const earlier = key && (await findByKey(tx, customer.userId, key));
  if (earlier) return describe(earlier);
  if (!cart) throw new DomainError('cart_empty', 'There is nothing to order.');

  const lines = await loadLines(tx, cart.id);
  if (lines.length === 0) throw new DomainError('cart_empty', 'There is nothing to order.');
  refuseUnsold(lines);
  const paymentSource = choosePayment(customer, request.paymentOptions?.source);
  const address = await findAddress(tx, customer.customerId, request.addressID);
  if (!address)
    throw new DomainError('address_unknown', 'The customer has no such address.', { addressID: 'unknown' });
  const priced = await priceCart(tx, viewer, lines, address.country);
  await takeStock(tx, lines);
  const order = await storeOrder(tx, { viewer, customer, cart, priced, address, paymentSource, key });
  await emptyCart(tx, cart.id);
  return describe(order);
}

async function findByKey(tx: Tx, userId: number, key: string): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return order;
}

function refuseUnsold(lines: CartLine[]) {
  const unsold = lines.filter((line) => !isSold(line)).map((line) => [line.key, 'unavailable']);
  if (unsold.length > 0)
    throw new DomainError('product_unavailable', 'Not everything is still sold.', Object.fromEntries(unsold));
}

/** The chosen source, or the first that this customer may use. */
function choosePayment(customer: ViewerCustomer, wanted: string | undefined): string {
  const allowed = paymentOptionsOf(customer).map((option) => option.source);
  const source = allowed.find((one) => wanted === undefined || one === wanted);
  if (!source)
    throw new DomainError('payment_not_allowed', 'This customer may not pay like this.', {
      'paymentOptions.source': 'not_allowed',
    });
  return source;
}

const describe = (order: OrderRow): SentOrder => ({
  order_id: order.id,
  order_number: String(order.number),
  order_status: order.status,
  total: toEuro(order.totalCents),
  total_incl: toEuro(order.totalInclCents),
});
