import type { Site } from '../../db/schema/index.ts';
import type { Block } from '../../mail/layout.ts';
import type { Person } from '../../mail/message.ts';
import { type MessageWithoutSender, plainMessage } from '../../mail/plain-message.ts';
import type { OrderLink } from '../order-presentation/guest-link.ts';
import { euroText, sumText } from '../order-presentation/order-amounts.ts';
import type { CreditNote } from './credit-note.ts';
import { creditNoteFile, writeCreditNote } from './credit-note-pdf.ts';

/** The mail about a credit note, which is attached. `order`: the order in the shop. */
export async function creditNoteMail(
  site: Site,
  note: CreditNote,
  to: Person,
  order: OrderLink,
): Promise<MessageWithoutSender> {
  const { number, orderNumber, facts, amounts, settlement } = note;
  const blocks: Block[] = [
    { kind: 'title', text: `Creditnota ${number}` },
    { kind: 'text', text: `Beste ${to.name},` },
    {
      kind: 'text',
      text: `Voor uw bestelling ${orderNumber} hebben wij creditnota ${number} gemaakt. U vindt die als PDF in de bijlage${order.guest ? '' : ' en bij uw facturen'}.`,
    },
    { kind: 'facts', pairs: facts },
    { kind: 'heading', text: 'Verrekening' },
    { kind: 'text', text: settlement },
    { kind: 'button', text: 'Bekijk uw bestelling', href: order.href },
    { kind: 'heading', text: 'Artikelen' },
    { kind: 'articles', articles: amounts.lines.map((line) => ({ ...line, value: euroText(line.cents) })) },
    {
      kind: 'pairs',
      right: true,
      strongLast: true,
      pairs: amounts.sums.map((sum) => [sum.label, sumText(sum)]),
    },
  ];
  const message = await plainMessage(site, to, `Creditnota ${number} van ${site.name}`, blocks);
  const pdf = {
    fileName: creditNoteFile(note),
    contentType: 'application/pdf',
    bytes: await writeCreditNote(site, note),
  };
  return { ...message, attachments: [...message.attachments, pdf] };
}
