import type { Tx } from '../../db/connect.ts';
import { queueOrderMail } from './queue-order-mail.ts';

/** Put an order's confirmation on the list of mails, once however often it is asked for. */
export const queueConfirmation = (tx: Tx, siteId: string, id: number): Promise<void> =>
  queueOrderMail(tx, { siteId, id }, 'order-confirmation');
