import type { Order } from '@/api/types';
import { formatFullDay } from '@/lib/days/day-names';
import { expected as words } from '@/locales/nl/account/expected-day';
import { isWaitingForPayment } from '../payment/payment-stage';

const DELIVERED = 3;
const CANCELLED = 4;

/** The day of an order's delivery or pickup with its label: the expected one, or the real one; null for none. */
export function deliveryFact(order: Order): { label: string; value: string } | null {
  const { orderStatus, expectedDate, deliveryDate, deliveryNote, details } = order;
  if (orderStatus === CANCELLED) return null;
  if (orderStatus === DELIVERED)
    return deliveryNote ? { label: words.delivered, value: formatFullDay(deliveryNote.deliveredOn) } : null;
  if (!expectedDate) return null;
  const day = formatFullDay(expectedDate);
  return {
    label: !details?.pickup ? words.delivery : deliveryDate ? words.chosenPickup : words.pickup,
    value: isWaitingForPayment(order) ? words.afterPayment(day) : day,
  };
}
