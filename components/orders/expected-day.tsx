import type { Order } from '@/api/types';
import { formatShortDay } from '@/lib/days/day-names';
import { expected as words } from '@/locales/nl/account/expected-day';
import { isWaitingForPayment, type PaidOrder, paymentStage } from '../payment/payment-stage';

export type ExpectedOrder = PaidOrder & Pick<Order, 'expectedDate'>;

/** 1 nieuw, 2 in verwerking (docs/behaviour.md §10.4). */
const RUNNING = [1, 2];

/** The day on which an order is expected; null when it is not on its way: delivered, cancelled or not paid yet. */
export const expectedDayOf = (order: ExpectedOrder): string | null =>
  RUNNING.includes(order.orderStatus) && !isWaitingForPayment(order) && paymentStage(order) !== 'overdue'
    ? (order.expectedDate ?? null)
    : null;

/** 'verwacht do 26 nov'; null when the order is not on its way. */
export function ExpectedDay({ order }: { order: ExpectedOrder }) {
  const day = expectedDayOf(order);
  return (
    day && (
      <time dateTime={day} className="text-ink-soft">
        {words.short} <span className="whitespace-nowrap">{formatShortDay(day)}</span>
      </time>
    )
  );
}
