import type { WireListedOrder } from '@toonbank/contract';
import type { customers, orders } from '../../db/schema/index.ts';
import { toEuro } from '../prices/index.ts';

interface OrderOfCustomer {
  order: typeof orders.$inferSelect;
  customer: Pick<typeof customers.$inferSelect, 'id' | 'number' | 'company'>;
}

export function toWireListed({ order, customer }: OrderOfCustomer): WireListedOrder {
  const waits = order.payBefore !== null && order.paymentState !== 'paid';
  return {
    order_id: order.id,
    order_number: order.number,
    placed_at: order.placedAt.toISOString(),
    order_status: order.status,
    customer_id: customer.id,
    customer_number: customer.number,
    company: customer.company,
    order_ref: order.orderRef,
    expected_date: order.expectedDate,
    pickup: order.pickup,
    payment_source: order.paymentSource,
    payment_state: order.paymentState,
    pay_before: waits ? (order.payBefore?.toISOString() ?? null) : null,
    total: toEuro(order.totalCents),
    total_incl: toEuro(order.totalInclCents),
  };
}
