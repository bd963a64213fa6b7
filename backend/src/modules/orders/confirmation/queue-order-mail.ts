import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { customerUsers, mails, type OrderMailKind, orders } from '../../../db/schema/index.ts';
import { queueMail } from '../../../mail/queue-mail.ts';

const mailKey = (kind: OrderMailKind, orderId: number) => `${kind}:${orderId}`;

/** Queues a mail to the contact person of an order, else the user who placed it: each kind once, however often it is called. */
export async function queueOrderMail(
  tx: Tx,
  { siteId, id }: Pick<typeof orders.$inferSelect, 'siteId' | 'id'>,
  kind: Exclude<OrderMailKind, 'payment-attention'>,
): Promise<void> {
  const [found] = await tx
    .select({
      contact: orders.contact,
      email: customerUsers.email,
      firstName: customerUsers.firstName,
      lastName: customerUsers.lastName,
    })
    .from(orders)
    .innerJoin(customerUsers, eq(customerUsers.id, orders.userId))
    .where(eq(orders.id, id));
  const user = found?.contact ?? found;
  if (!user?.email) return;
  await queueMail(tx, {
    siteId,
    orderId: id,
    kind,
    key: mailKey(kind, id),
    recipient: user.email,
    recipientName: `${user.firstName} ${user.lastName}`,
  });
}

/** Queues the mail with an order's confirmation, once however often it is called. */
export const queueConfirmation = (tx: Tx, siteId: string, id: number): Promise<void> =>
  queueOrderMail(tx, { siteId, id }, 'order-confirmation');

/** The address to which an order's confirmation was mailed, or is about to be; undefined for none. */
export async function confirmationRecipient(tx: Tx, orderId: number): Promise<string | undefined> {
  const [mail] = await tx
    .select({ recipient: mails.recipient })
    .from(mails)
    .where(eq(mails.key, mailKey('order-confirmation', orderId)));
  return mail?.recipient;
}
