import type { Order } from '@/api/types';

export type PaymentStage = 'paid' | 'waiting' | 'failed' | 'overdue' | 'cancelled' | 'transfer';

/** Order fields that determine the payment stage. */
export type PaidOrder = Pick<Order, 'paymentState' | 'payBefore' | 'orderStatus'> &
  Partial<Pick<Order, 'paymentSource'>>;

const CANCELLED = 4;

/**
 * Payment stage of an order; undefined for orders on invoice. `overdue`: past the deadline, not cancelled
 * yet.
 */
export function paymentStage(order: PaidOrder, now: Date = new Date()): PaymentStage | undefined {
  const { paymentState, payBefore, paymentSource, orderStatus } = order;
  if (paymentSource === 'ECBASE' || !paymentState) return undefined;
  if (paymentState === 'paid') return 'paid';
  // Without a deadline the order does not wait for payment.
  if (!payBefore) return undefined;
  if (orderStatus === CANCELLED) return 'cancelled';
  if (new Date(payBefore) <= now) return 'overdue';
  if (paymentSource === 'BANKTRANS') return 'transfer';
  return paymentState === 'failed' ? 'failed' : 'waiting';
}

/** The order is only worked on once it is paid, and can still be paid. */
export function isWaitingForPayment(order: PaidOrder): boolean {
  const stage = paymentStage(order);
  return stage === 'waiting' || stage === 'failed' || stage === 'transfer';
}
