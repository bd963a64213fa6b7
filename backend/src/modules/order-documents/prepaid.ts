import type { orders } from '../../db/schema/index.ts';
import { isOnline } from '../../payments/sources.ts';

/** Whether an order had to be paid before delivery: orders of consumers, and online payments. */
export const isPrepaid = ({
  payBefore,
  paymentSource,
}: Pick<typeof orders.$inferSelect, 'payBefore' | 'paymentSource'>): boolean =>
  payBefore != null || isOnline(paymentSource);
