import type { Tx } from '../../db/connect.ts';
import { orders, type Payment, type PaymentFlag, payments, type Site } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import type { Block } from '../../mail/layout.ts';
import type { Person } from '../../mail/message.ts';
import { type MessageWithoutSender, plainMessage } from '../../mail/plain-message.ts';
import { euroText } from '../order-presentation/order-amounts.ts';

/** The event that an operator has to act on. */
const reasons: Record<PaymentFlag, string> = {
  wrong_amount:
    'De betaaldienst meldt een ander bedrag dan dat van de bestelling. De bestelling is niet op betaald gezet.',
  late: 'De betaling kwam binnen nadat zij als mislukt, geannuleerd of verlopen was gemeld. De bestelling is alsnog op betaald gezet.',
  paid_twice: 'De bestelling was al betaald. Stort deze tweede betaling terug.',
  order_cancelled:
    'De bestelling was al geannuleerd. Stort de betaling terug, of neem contact op met de klant.',
};

interface Attention {
  payment: Payment;
  number: number;
}

export async function loadAttention(tx: Tx, paymentId: number): Promise<Attention | undefined> {
  const [row] = await tx
    .select({ payment: payments, number: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  return row;
}

/** The mail to the shop about an unusual payment. */
export function attentionMail(
  site: Site,
  { payment, number }: Attention,
  to: Person,
): Promise<MessageWithoutSender> {
  const { flag, provider, providerId, reference, amountCents } = payment;
  const blocks: Block[] = [
    { kind: 'title', text: 'Kijk deze betaling na' },
    { kind: 'text', text: flag ? reasons[flag] : 'Kijk deze betaling na.' },
    {
      kind: 'facts',
      pairs: [
        ['Bestelling', String(number)],
        ['Bedrag', euroText(amountCents)],
        ['Betaaldienst', provider],
        ['Kenmerk', providerId ?? reference],
      ],
    },
  ];
  const subject = `Betaling van bestelling ${number} vraagt uw aandacht`;
  return plainMessage(site, to, subject, blocks);
}
