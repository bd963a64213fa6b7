import type { Tx } from '../../../db/connect.ts';
import { queueOrderMail } from './queue-order-mail.ts';

/** Queues the mail with an order's confirmation, once however often it is called. */
export const queueConfirmation = (tx: Tx, siteId: string, id: number): Promise<void> =>
  queueOrderMail(tx, { siteId, id }, 'order-confirmation');
