import type { Order, OrderDetails } from '@/api/types';

type By = OrderDetails['statusHistory'][number]['by'];

/** The party that cancelled the order; `deadline` when it was not recorded. */
export const cancelledBy = ({ details }: Pick<Order, 'details'>): By =>
  details?.statusHistory.findLast(({ status }) => status === 4)?.by ?? 'deadline';
