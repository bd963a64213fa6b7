import { builtOnce } from '../../../db/built-once.ts';
import type { Tx } from '../../../db/connect.ts';
import { mails, type OrderMailKind, type orders } from '../../../db/schema/index.ts';
import { eq, sql } from '../../../db/sql.ts';
import { ringAfterCommit } from '../../../jobs/job-bell.ts';

const mailKey = (kind: OrderMailKind, orderId: number) => `${kind}:${orderId}`;

const value = sql.placeholder;
const store = builtOnce<never>(
  'toonbank_queue_order_mail',
  () => sql`
    INSERT INTO mails (site_id, order_id, kind, key, recipient, recipient_name)
    SELECT o.site_id, o.id, ${value('kind')}, ${value('key')}, r.email, concat(r.first_name, ' ', r.last_name)
    FROM orders o JOIN customer_users u ON u.id = o.user_id,
      LATERAL (SELECT
        CASE WHEN c.is_given THEN o.contact ->> 'email' ELSE u.email END AS email,
        CASE WHEN c.is_given THEN o.contact ->> 'firstName' ELSE u.first_name END AS first_name,
        CASE WHEN c.is_given THEN o.contact ->> 'lastName' ELSE u.last_name END AS last_name
        FROM (SELECT jsonb_typeof(o.contact) = 'object' AS is_given) c) r
    WHERE o.id = ${value('orderId')} AND r.email <> ''
    ON CONFLICT (site_id, key) DO NOTHING`,
);

/** Queues a mail to the contact person of an order, else the user who placed it: each kind once, however often it is called. */
export async function queueOrderMail(
  tx: Tx,
  { siteId, id }: Pick<typeof orders.$inferSelect, 'siteId' | 'id'>,
  kind: Exclude<OrderMailKind, 'payment-attention'>,
): Promise<void> {
  await store(tx, { orderId: id, kind, key: mailKey(kind, id) });
  ringAfterCommit(tx, { kind: 'mail', siteId });
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
