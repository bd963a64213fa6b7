import type { Implementation } from '../../http/implement.ts';
import { handlePayment } from './handle.ts';
import { listPayments, paymentsFile } from './list.ts';

/** Payments that need a look, for the people of the shop. */
export const paymentDeskRoutes: Implementation[] = [listPayments, paymentsFile, handlePayment];
