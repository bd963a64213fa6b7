import type { Site } from '../../db/schema/index.ts';
import type { Block } from '../../mail/layout.ts';
import type { Person } from '../../mail/message.ts';
import { type MessageWithoutSender, plainMessage } from '../../mail/plain-message.ts';
import type { OrderLink } from '../order-presentation/guest-link.ts';
import { sumText } from '../order-presentation/order-amounts.ts';
import { withdrawalBlocks } from '../order-presentation/withdrawal-blocks.ts';
import type { Invoice } from './invoice.ts';
import { invoiceFile, writeInvoice } from './invoice-pdf.ts';

/** The mail about a delivered order, with its invoice. `pages`: the order in the shop, and where to withdraw from it. */
export async function deliveredMail(
  site: Site,
  invoice: Invoice,
  to: Person,
  pages: { order: OrderLink; withdrawal: string },
): Promise<MessageWithoutSender> {
  const { number, orderNumber, facts, place, amounts, payment } = invoice;
  const blocks: Block[] = [
    { kind: 'title', text: 'Uw bestelling is geleverd' },
    { kind: 'text', text: `Beste ${to.name},` },
    {
      kind: 'text',
      text: `Uw bestelling ${orderNumber} is geleverd. De factuur ${number} vindt u als PDF in de bijlage${pages.order.guest ? '' : ', de pakbon bij de bestelling in uw account'}.`,
    },
    { kind: 'facts', pairs: place ? [...facts, place] : facts },
    { kind: 'heading', text: 'Betaling' },
    { kind: 'text', text: payment },
    { kind: 'button', text: 'Bekijk uw bestelling', href: pages.order.href },
    { kind: 'heading', text: 'Bedragen' },
    {
      kind: 'pairs',
      right: true,
      strongLast: true,
      pairs: amounts.sums.map((sum) => [sum.label, sumText(sum)]),
    },
    ...(site.prices === 'public' ? withdrawalBlocks(pages.withdrawal) : []),
  ];
  const subject = `Uw bestelling ${orderNumber} bij ${site.name} is geleverd: factuur ${number}`;
  const message = await plainMessage(site, to, subject, blocks);
  const pdf = {
    fileName: invoiceFile(invoice),
    contentType: 'application/pdf',
    bytes: await writeInvoice(site, invoice),
  };
  return { ...message, attachments: [...message.attachments, pdf] };
}
