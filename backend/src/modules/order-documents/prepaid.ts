import { isOnline } from '@toonbank/contract/payment/methods';
import type { orders } from '../../db/schema/index.ts';

/** Whether an order had to be paid before delivery: orders of consumers, and online payments. */
export const isPrepaid = ({
  payBefore,
  paymentSource,
}: Pick<typeof orders.$inferSelect, 'payBefore' | 'paymentSource'>): boolean =>
  payBefore != null || isOnline(paymentSource);
