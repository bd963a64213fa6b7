import type { Tx } from '../../../db/connect.ts';
import type { OrderContact, orders } from '../../../db/schema/index.ts';
import { together } from '../../../db/together.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { addressUnknown } from '../../cart/destination.ts';
import type { OpenOrder } from '../../cart/open-cart.ts';
import { noteUse, takeCoupon } from '../../coupons/use-coupon.ts';
import { checkOrder, type Seen } from './check-order.ts';
import { choosePayment } from './choose-payment.ts';
import { checkCredit, lockCreditLimit } from './credit-limit.ts';
import { storeOrder } from './store-order.ts';
import { checkStock, lockStock, takeStock } from './take-stock.ts';

interface Sending {
  /** Absent: the first that this customer may use. */
  source: string | undefined;
  seen: Seen;
  /** Whether the installation has a payment provider. */
  offersOnline: boolean;
  /** Absent: the user who places it. */
  contact?: OrderContact | null;
  /** The order that this one replaces, cancelled before. */
  replacesId?: number | null;
  key?: string | undefined;
  requestHash?: string | undefined;
}

const nothingToOrder = () => new DomainError('cart_empty', 'There is nothing to order.');

/**
 * Makes an order of lines at their present prices, and takes stock and coupon. Every order is made here, whatever the
 * caller. Shared rows are locked late and always in this order: customer, products, coupon, counter; up to the coupon
 * nothing is written when it throws.
 * @throws DomainError cart_empty, cart_changed, product_unavailable, payment_not_allowed, address_unknown,
 * coupon_refused, delivery_date_unavailable, delivery_time_unavailable, pickup_unavailable, credit_limit or
 * insufficient_stock
 */
export async function placeOrder(
  tx: Tx,
  viewer: Viewer,
  open: OpenOrder,
  { source, seen, offersOnline, contact, replacesId, key, requestHash }: Sending,
): Promise<typeof orders.$inferSelect> {
  const customer = orNotFound(viewer.customer);
  const { cart, lines, priced, expectedDate, address } = open;
  if (!cart || lines.length === 0) throw nothingToOrder();
  const payment = choosePayment(customer, source, { offersOnline });
  if (!address && !cart.pickup) throw addressUnknown();
  await checkOrder(tx, open, seen);
  const { customerId } = customer;
  const [limit, stock] = await together([
    payment.onAccount ? lockCreditLimit(tx, customerId) : null,
    lockStock(tx, lines),
  ]);
  await checkCredit(tx, customerId, limit, priced.totals.total.inclCents);
  checkStock(lines, stock);
  const coupon = priced.coupon?.coupon;
  const taken = takeStock(tx, lines);
  if (coupon) {
    await taken;
    await takeCoupon(tx, coupon, customerId);
  }
  const stored = storeOrder(tx, {
    viewer,
    customer,
    cart,
    priced,
    expectedDate,
    address,
    payment,
    contact,
    replacesId,
    key,
    requestHash,
  });
  const [, order] = await together([taken, stored]);
  const { siteId, id: orderId } = order;
  if (coupon) await noteUse(tx, { siteId, orderId, customerId, couponId: coupon.id });
  return order;
}
