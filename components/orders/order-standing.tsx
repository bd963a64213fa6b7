import type { Order } from '@/api/types';
import { formatMoment } from '@/lib/dates';
import { waitingOrder as words } from '@/locales/nl/checkout/waiting-order';
import { isWaitingForPayment, type PaidOrder, paymentStage } from '../payment/payment-stage';
import { Badge } from '../ui/badge';
import { OrderStatus } from './order-status';
import { PayLink } from './pay-link';

interface OrderStandingProps {
  order: PaidOrder & Pick<Order, 'orderNumber'>;
  /** No link to the payment page, because this is that page. */
  unlinked?: boolean;
}

/** The status of an order; for a waiting order the payment deadline and a link to pay. */
export function OrderStanding({ order, unlinked = false }: OrderStandingProps) {
  if (!isWaitingForPayment(order)) {
    return paymentStage(order) === 'overdue' ? (
      <Badge>{words.overdue}</Badge>
    ) : (
      <OrderStatus status={order.orderStatus} />
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="warning">{words.waits(formatMoment(order.payBefore ?? ''))}</Badge>
      {!unlinked && <PayLink orderNumber={order.orderNumber} />}
    </span>
  );
}
