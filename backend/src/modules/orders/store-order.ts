import type { Tx } from '../../db/connect.ts';
import { orderRows, orders } from '../../db/schema/index.ts';
import type { Viewer, ViewerCustomer } from '../../http/viewer.ts';
import type { Address } from '../account/addresses.ts';
import type { CartRow } from '../cart/cart-row.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import { nextOrderNumber } from './next-number.ts';
import { rowsOf } from './order-rows.ts';

interface NewOrder {
  viewer: Viewer;
  customer: ViewerCustomer;
  cart: CartRow;
  priced: PricedCart;
  address: Address;
  paymentSource: string;
  key: string | undefined;
}

/**
 * Write the order and its rows under the site's next number. Everything is copied: what a product is called or
 * costs later leaves the order alone. Amounts exclude VAT: goods + shipping = total, total + VAT = total incl.
 */
export async function storeOrder(tx: Tx, given: NewOrder): Promise<typeof orders.$inferSelect> {
  const { viewer, customer, cart, priced, paymentSource, key } = given;
  const { label, street, houseNumber, postcode, city, country } = given.address;
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
      paymentSource,
      address: { label, street, houseNumber, postcode, city, country },
      goodsCents: totals.goods.cents,
      shippingCents: totals.shipping.cents,
      vatCents: totals.vatCents,
      totalCents: totals.total.cents,
      totalInclCents: totals.total.inclCents,
      idempotencyKey: key,
    })
    .returning();
  if (!order) throw new Error('An insert returned no order.');
  await tx
    .insert(orderRows)
    .values(rowsOf(priced).map((row, position) => ({ siteId, orderId: order.id, position, ...row })));
  return order;
}
