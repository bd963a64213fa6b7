import type { Site } from '../../db/schema/index.ts';
import type { Block } from '../../mail/layout.ts';
import type { Person } from '../../mail/message.ts';
import { type MessageWithoutSender, plainMessage } from '../../mail/plain-message.ts';
import { euroText } from '../order-presentation/order-amounts.ts';
import type { CreditNote } from './credit-note.ts';
import { creditNoteFile, writeCreditNote } from './credit-note-pdf.ts';

/** The mail about a credit note, which is attached. `order`: the order in the account. */
export async function creditNoteMail(
  site: Site,
  note: CreditNote,
  to: Person,
  order: string,
): Promise<MessageWithoutSender> {
  const { number, orderNumber, facts, amounts, settlement } = note;
  const blocks: Block[] = [
    { kind: 'text', text: `Beste ${to.name},` },
    {
      kind: 'text',
      text: `Voor uw bestelling ${orderNumber} hebben wij creditnota ${number} gemaakt. U vindt die als PDF in de bijlage en bij uw facturen.`,
    },
    { kind: 'heading', text: 'Verrekening' },
    { kind: 'text', text: settlement },
    { kind: 'heading', text: 'Artikelen' },
    {
      kind: 'pairs',
      pairs: amounts.lines.map(({ quantity, unit, name }) => [`${quantity} × ${unit}`, name]),
    },
    { kind: 'heading', text: 'Gegevens' },
    { kind: 'pairs', pairs: facts },
    { kind: 'heading', text: 'Bedragen' },
    {
      kind: 'pairs',
      right: true,
      strongLast: true,
      pairs: amounts.sums.map(({ label, cents }) => [label, euroText(cents)]),
    },
    { kind: 'button', text: 'Bekijk uw bestelling', href: order },
  ];
  const message = await plainMessage(site, to, `Creditnota ${number} van ${site.name}`, blocks);
  const pdf = {
    fileName: creditNoteFile(note),
    contentType: 'application/pdf',
    bytes: await writeCreditNote(site, note),
  };
  return { ...message, attachments: [...message.attachments, pdf] };
}
