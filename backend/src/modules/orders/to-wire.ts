import type { order, orderRow, sentOrder } from '@toonbank/contract';
import type { z } from 'zod';
import type { orders } from '../../db/schema/index.ts';
import { nameLead } from '../../lib/name-lead.ts';
import type { OrderedRow } from '../order-presentation/load-rows.ts';
import { toEuro } from '../prices/index.ts';

/** The contract's form of an order without its rows, in euros. `placedBy`: the user's name. */
export function toWireOrder(row: typeof orders.$inferSelect, placedBy: string): z.input<typeof order> {
  return {
    order_id: row.id,
    order_number: String(row.number),
    order_ref: row.orderRef,
    order_comment: row.orderComment,
    order_status: row.status,
    order_date: row.placedAt.toISOString(),
    delivery_date: row.deliveryDate,
    expected_date: row.expectedDate,
    placed_by: placedBy,
    payment_source: row.paymentSource,
    payment_state: row.paymentState,
    ...(row.payBefore && { pay_before: row.payBefore.toISOString() }),
    goods: toEuro(row.goodsCents),
    discount: toEuro(row.discountCents),
    shipping: toEuro(row.shippingCents),
    ...(row.breakdown && {
      goods_incl: toEuro(row.breakdown.goodsInclCents),
      discount_incl: toEuro(row.breakdown.discountInclCents),
      shipping_incl: toEuro(row.breakdown.shippingInclCents),
    }),
    vat: toEuro(row.vatCents),
    total: toEuro(row.totalCents),
    total_incl: toEuro(row.totalInclCents),
  };
}

/** The answer after an order was sent. */
export const toWireSent = (row: typeof orders.$inferSelect): z.input<typeof sentOrder> => ({
  order_id: row.id,
  order_number: String(row.number),
  order_status: row.status,
  total: toEuro(row.totalCents),
  total_incl: toEuro(row.totalInclCents),
  payment_state: row.paymentState,
  ...(row.payBefore && { pay_before: row.payBefore.toISOString() }),
});

/** Fields of a row that only the page of one order has. */
type RowProduct = Pick<z.input<typeof orderRow>, 'available' | 'image' | 'slug'>;

export function toWireRow({ brand, ...row }: OrderedRow, product: RowProduct = {}): z.input<typeof orderRow> {
  return {
    product_id: row.productId,
    orderrow_name: row.name,
    ...nameLead(row.name, brand ?? ''),
    orderrow_art_nr: row.articleNumber,
    quantity: row.quantity,
    unit_desc: row.unitDescription,
    price: toEuro(row.priceCents),
    total: toEuro(row.totalCents),
    vat: row.vat,
    unit_id: row.unitId,
    comment: row.comment,
    ...product,
  };
}
