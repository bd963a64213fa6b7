import type { OrderHistory } from '@/api/types';

/** The latest few orders that are not delivered yet, how many there are, and how many of these wait for payment. */
export type RunningOrders = OrderHistory & { waiting: number };
