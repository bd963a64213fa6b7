import { endpoints } from '@toonbank/contract';
import { orders, payments } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { loadFlagged } from './list.ts';

const conflict = (payment: string) =>
  new DomainError('conflict', 'It is not as the caller saw it.', { payment });

export const handlePayment = implement(
  endpoints.paymentDesk.handle,
  async ({ tx, viewer: { site, admin } }, { paymentID, flag }) => {
    const { adminId } = orNotFound(admin);
    const [found] = await tx.select().from(payments).where(eq(payments.id, paymentID)).for('no key update');
    const payment = orNotFound(found);
    orNotFound(payment.flag);
    if (payment.handledAt !== null) throw conflict('handled');
    if (payment.flag !== flag) throw conflict('changed');
    await tx
      .update(payments)
      .set({ handledAt: new Date(), handledBy: adminId })
      .where(eq(payments.id, paymentID));
    const [order] = await tx
      .select({ number: orders.number })
      .from(orders)
      .where(eq(orders.id, payment.orderId));
    await logAction(tx, site.id, {
      ...{ adminId, action: 'handle_payment', targetKind: 'order', targetId: payment.orderId },
      details: { name: String(order?.number ?? ''), payment: paymentID, before: flag, after: 'handled' },
    });
    return loadFlagged(tx, paymentID);
  },
);
