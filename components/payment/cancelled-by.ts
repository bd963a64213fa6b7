import type { Order, OrderDetails } from '@/store/domain';

type By = OrderDetails['statusHistory'][number]['by'];

/** Who cancelled an order; where it was not kept, the clock. */
export const cancelledBy = ({ details }: Pick<Order, 'details'>): By =>
  details?.statusHistory.findLast(({ status }) => status === 4)?.by ?? 'deadline';
