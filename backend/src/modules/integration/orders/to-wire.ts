import type { WireIntegrationOrder } from '@toonbank/contract/integration/orders';
import type { addresses } from '../../../db/schema/index.ts';
import { documentNumber } from '../../order-documents/document-number.ts';
import { CANCELLED, DELIVERED, IN_PROGRESS } from '../../orders/status.ts';
import { toWirePlace } from './addresses-of.ts';
import type { SelectedOrder, SelectedRow } from './select-orders.ts';

const statusNames: Readonly<Record<number, WireIntegrationOrder['status']>> = {
  [IN_PROGRESS]: 'in_progress',
  [DELIVERED]: 'delivered',
  [CANCELLED]: 'cancelled',
};

function toWireLine({ row, ean }: SelectedRow): WireIntegrationOrder['lines'][number] {
  return {
    line: row.position + 1,
    article_number: row.articleNumber,
    ean: ean ?? '',
    name: row.name,
    unit: row.unitDescription,
    unit_content: row.unitContent,
    quantity: row.quantity,
    price_cents: row.priceCents,
    total_cents: row.totalCents,
    vat_rate: row.vat,
    comment: row.comment,
    option_of: row.optionOf === null ? null : row.optionOf + 1,
  };
}

function toWireCustomer(
  { order, customer, user }: SelectedOrder,
  address: typeof addresses.$inferSelect | undefined,
): WireIntegrationOrder['customer'] {
  const { firstName, lastName, email, phone } = order.contact ?? user;
  return {
    number: customer.number,
    company: customer.company,
    kind: customer.kind,
    vat_number: customer.vatNumber,
    contact: { first_name: firstName, last_name: lastName, email, phone },
    address: address ? toWirePlace(address) : null,
  };
}

const amountsOf = ({ order }: SelectedOrder) => ({
  goods_cents: order.goodsCents,
  discount_cents: order.discountCents,
  shipping_cents: order.shippingCents,
  total_cents: order.totalCents,
  vat_cents: order.vatCents,
  total_incl_cents: order.totalInclCents,
  vat: (order.breakdown?.vat ?? []).map(({ rate, baseCents, amountCents }) => ({
    ...{ rate, base_cents: baseCents, amount_cents: amountCents },
  })),
  reverse_charge: order.breakdown?.vatReason === 'reverse_charge',
});

/** @param address the main address of the customer */
export function toWireOrder(
  selected: SelectedOrder,
  rows: readonly SelectedRow[],
  address: typeof addresses.$inferSelect | undefined,
): WireIntegrationOrder {
  const { order, acknowledgedAt, note, invoice, replaces } = selected;
  return {
    number: order.number,
    placed_at: order.placedAt.toISOString(),
    status: statusNames[order.status] ?? 'new',
    reference: order.orderRef,
    comment: order.orderComment,
    customer: toWireCustomer(selected, address),
    pickup: order.pickup,
    delivery_address:
      order.pickup || !order.address ? null : { label: order.address.label, ...toWirePlace(order.address) },
    delivery_date: order.deliveryDate,
    delivery_time: order.deliveryTime,
    expected_date: order.expectedDate,
    payment: {
      method: order.paymentSource,
      state: order.paymentState,
      must_be_paid_first: order.payBefore !== null && order.paymentState !== 'paid',
    },
    coupon: order.coupon,
    ...amountsOf(selected),
    delivery_note: note === null ? null : documentNumber('delivery_note', note),
    invoice: invoice === null ? null : documentNumber('invoice', invoice),
    replaces,
    acknowledged_at: acknowledgedAt?.toISOString() ?? null,
    lines: rows.map(toWireLine),
  };
}
