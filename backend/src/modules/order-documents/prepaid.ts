import type { orders } from '../../db/schema/index.ts';
import { isOnline } from '../payments/sources.ts';

/** Whether an order had to be paid before it was delivered: consumers', and who paid online. */
export const isPrepaid = ({
  payBefore,
  paymentSource,
}: Pick<typeof orders.$inferSelect, 'payBefore' | 'paymentSource'>): boolean =>
  payBefore != null || isOnline(paymentSource);
