import type { Order } from '@/store/domain';

export type PaymentStage = 'paid' | 'waiting' | 'failed' | 'givenUp' | 'transfer';

const CANCELLED = 4;

/** How far the payment of an order is; undefined for what goes on an invoice. */
export function paymentStage(order: Order): PaymentStage | undefined {
  const { paymentState, payBefore, paymentSource, orderStatus } = order;
  if (paymentSource === 'ECBASE' || !paymentState) return undefined;
  if (paymentState === 'paid') return 'paid';
  // Without a date there is nothing to wait for.
  if (!payBefore) return undefined;
  if (orderStatus === CANCELLED) return 'givenUp';
  if (paymentSource === 'BANKTRANS') return 'transfer';
  return paymentState === 'failed' ? 'failed' : 'waiting';
}
