import type { Tx } from '../../../db/connect.ts';
import { type OrderAddress, type OrderContact, orderRows, orders } from '../../../db/schema/index.ts';
import type { Viewer, ViewerCustomer } from '../../../http/viewer.ts';
import type { Address } from '../../addresses/addresses.ts';
import type { OrderWishes } from '../../cart/open-cart.ts';
import type { PricedCart } from '../../cart/price-cart.ts';
import type { Day } from '../../delivery/days.ts';
import { noteStatus } from '../status.ts';
import { breakdownOf } from './breakdown.ts';
import type { ChosenPayment } from './choose-payment.ts';
import { nextOrderNumber } from './next-number.ts';
import { rowsOf } from './order-rows.ts';

interface NewOrder {
  viewer: Viewer;
  customer: ViewerCustomer;
  cart: OrderWishes;
  priced: PricedCart;
  expectedDate: Day | null;
  /** Absent for a customer without an address, whose order is picked up. */
  address: Address | undefined;
  payment: ChosenPayment;
  contact: OrderContact | null | undefined;
  replacesId: number | null | undefined;
  key: string | undefined;
  requestHash: string | undefined;
}

function copyOf(address: Address): OrderAddress {
  const { label, street, houseNumber, postcode, city, country } = address;
  return { label, street, houseNumber, postcode, city, country };
}

/**
 * Writes the order and its rows under the site's next number. Everything is copied: a later name or price of a
 * product does not change the order. Amounts exclude VAT: goods - discount + shipping = total, total + VAT = total
 * incl.
 */
export async function storeOrder(tx: Tx, newOrder: NewOrder): Promise<typeof orders.$inferSelect> {
  const {
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
  } = newOrder;
  const { totals } = priced;
  const siteId = viewer.site.id;
  const [order] = await tx
    .insert(orders)
    .values({
      siteId,
      number: await nextOrderNumber(tx, siteId),
      customerId: customer.customerId,
      userId: customer.userId,
      orderRef: cart.orderRef,
      orderComment: cart.orderComment,
      paymentSource: payment.source,
      payBefore: payment.payBefore,
      deliveryDate: cart.deliveryDate,
      expectedDate,
      deliveryTime: cart.deliveryTime,
      pickup: cart.pickup,
      address: address && copyOf(address),
      contact,
      coupon: priced.coupon?.coupon?.code ?? '',
      goodsCents: totals.goods.cents,
      discountCents: totals.discount.cents,
      shippingCents: totals.shipping.cents,
      vatCents: totals.vatCents,
      totalCents: totals.total.cents,
      totalInclCents: totals.total.inclCents,
      breakdown: breakdownOf(totals),
      replacesId,
      vatCheckId: priced.vatRule.checkId,
      idempotencyKey: key,
      requestHash,
    })
    .returning();
  if (!order) throw new Error('An insert returned no order.');
  await tx
    .insert(orderRows)
    .values(rowsOf(priced).map((row, position) => ({ siteId, orderId: order.id, position, ...row })));
  await noteStatus(tx, order, 'customer', { userId: customer.userId });
  return order;
}
