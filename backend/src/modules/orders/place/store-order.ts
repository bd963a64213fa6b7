import { builtOnce } from '../../../db/built-once.ts';
import type { Tx } from '../../../db/connect.ts';
import { type OrderAddress, type OrderContact, orders } from '../../../db/schema/index.ts';
import { sql } from '../../../db/sql.ts';
import { together } from '../../../db/together.ts';
import type { Viewer, ViewerCustomer } from '../../../http/viewer.ts';
import type { Address } from '../../addresses/addresses.ts';
import type { OrderWishes } from '../../cart/open-cart.ts';
import type { PricedCart } from '../../cart/price-cart.ts';
import type { Day } from '../../delivery/days.ts';
import { noteStatus } from '../status.ts';
import { breakdownOf } from './breakdown.ts';
import type { ChosenPayment } from './choose-payment.ts';
import { countedNumber, countOrder } from './next-number.ts';
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

const storeRows = builtOnce<never>(
  'toonbank_store_rows',
  () => sql`
    INSERT INTO order_rows (site_id, order_id, product_id, unit_id, name, article_number, unit_description, unit_content,
      quantity, price_cents, total_cents, vat, comment, position, option_of)
    SELECT ${sql.placeholder('siteId')}, ${sql.placeholder('orderId')}, "productId", "unitId", name, "articleNumber",
      "unitDescription", "unitContent", quantity, "priceCents", "totalCents", vat, coalesce(comment, ''), position, "optionOf"
    FROM jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) AS rows ("productId" int, "unitId" int, name text,
      "articleNumber" text, "unitDescription" text, "unitContent" int, quantity int, "priceCents" int, "totalCents" int,
      vat smallint, comment text, position smallint, "optionOf" smallint)
    ORDER BY position`,
);

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
  const counted = countOrder(tx, { siteId });
  const inserted = tx
    .insert(orders)
    .values({
      siteId,
      number: countedNumber(siteId),
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
    .returning()
    // Sent at once, behind the count.
    .execute();
  const [, [order]] = await together([counted, inserted]);
  if (!order) throw new Error('An insert returned no order.');
  const rows = rowsOf(priced).map((row, position) => ({ position, ...row }));
  await together([
    storeRows(tx, { siteId, orderId: order.id, rows: JSON.stringify(rows) }),
    noteStatus(tx, order, 'customer', { userId: customer.userId }),
  ]);
  return order;
}
