import type { Tx } from '../../db/connect.ts';
import { type Payment, type PaymentFlag, sites } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { queueMail } from '../../mail/queue-mail.ts';

/** Mails the shop's own staff about a payment that they have to look at. */
export async function queueAttention(tx: Tx, payment: Payment, flag: PaymentFlag): Promise<void> {
  const { siteId, orderId, id } = payment;
  const [site] = await tx.select({ branch: sites.branch }).from(sites).where(eq(sites.id, siteId));
  if (!site) return;
  await queueMail(tx, {
    siteId,
    orderId,
    paymentId: id,
    kind: 'payment-attention',
    key: `payment-attention:${id}:${flag}`,
    recipient: site.branch.email,
    recipientName: site.branch.name,
  });
}
