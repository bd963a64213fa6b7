import { eq } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { mails, type Payment, type PaymentFlag, sites } from '../db/schema/index.ts';

/** Queues a mail in the transaction that causes it. The same key again is the same mail. */
export async function queueMail(tx: Tx, mail: typeof mails.$inferInsert): Promise<void> {
  await tx
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: [mails.siteId, mails.key] });
}

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
