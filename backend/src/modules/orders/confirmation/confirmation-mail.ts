import type { Site } from '../../../db/schema/index.ts';
import { escapeHtml } from '../../../mail/escape.ts';
import { type Block, mailHtml, mailText } from '../../../mail/layout.ts';
import { logoOf } from '../../../mail/logo.ts';
import type { Attachment, Message, Person } from '../../../mail/message.ts';
import { dutchDate } from '../../../pdf/dutch-date.ts';
import { stationeryOf } from '../../../pdf/stationery.ts';
import { euroText } from '../../order-presentation/order-amounts.ts';
import { withdrawalBlocks } from '../../order-presentation/withdrawal-blocks.ts';
import { confirmationFile, writeConfirmation } from './confirmation-pdf.ts';
import type { Confirmation } from './load-confirmation.ts';

/** Further lines are in the PDF only: mail programs cut long mails off. */
const MAX_LINES = 60;

interface OrderPages {
  /** The order in the shop. */
  order: string;
  /** Where a consumer withdraws from it. */
  withdrawal: string;
}

function blocksOf(confirmation: Confirmation, pages: OrderPages): Block[] {
  const {
    userName,
    number,
    placedAt,
    amounts,
    facts,
    place,
    payment,
    comment,
    consumer,
    replaces,
    reverseCharge,
  } = confirmation;
  const { lines, sums, inclusive } = amounts;
  const shown = lines.slice(0, MAX_LINES);
  const hidden = lines.length - shown.length;
  return [
    { kind: 'text', text: `Beste ${userName},` },
    {
      kind: 'text',
      text: `Wij hebben uw bestelling ${number} van ${dutchDate(placedAt)} ontvangen. De orderbevestiging vindt u als PDF in de bijlage.`,
    },
    ...(replaces === undefined
      ? []
      : [
          {
            kind: 'text' as const,
            text: `Deze bestelling vervangt bestelling ${replaces}, die daarmee is geannuleerd.`,
          },
        ]),
    { kind: 'heading', text: 'Betaling' },
    { kind: 'text', text: payment },
    { kind: 'heading', text: 'Gegevens' },
    { kind: 'pairs', pairs: place ? [...facts, place] : facts },
    { kind: 'heading', text: inclusive ? 'Artikelen (prijzen incl. btw)' : 'Artikelen (prijzen excl. btw)' },
    {
      kind: 'pairs',
      right: true,
      pairs: shown.map((line) => [
        `${line.quantity} × ${line.name} (${line.articleNumber}, ${line.unit})`,
        euroText(line.cents),
      ]),
    },
    ...(hidden > 0
      ? [{ kind: 'text' as const, text: `En nog ${hidden} regels: zie de orderbevestiging.` }]
      : []),
    {
      kind: 'pairs',
      right: true,
      strongLast: true,
      pairs: sums.map((sum) => [sum.label, euroText(sum.cents)]),
    },
    ...(reverseCharge ? [{ kind: 'text' as const, text: reverseCharge }] : []),
    ...(comment
      ? [
          { kind: 'heading' as const, text: 'Uw opmerking' },
          { kind: 'text' as const, text: comment },
        ]
      : []),
    { kind: 'button', text: 'Bekijk uw bestelling', href: pages.order },
    ...(consumer ? withdrawalBlocks(pages.withdrawal) : []),
  ];
}

/** The mail that confirms an order. */
export async function confirmationMail(
  site: Site,
  confirmation: Confirmation,
  to: Person,
  pages: OrderPages,
): Promise<Omit<Message, 'from' | 'replyTo'>> {
  const blocks = blocksOf(confirmation, pages);
  const subject = `Bevestiging van uw bestelling ${confirmation.number} bij ${site.name}`;
  const logo = await logoOf(site);
  const pdf: Attachment = {
    fileName: confirmationFile(confirmation),
    contentType: 'application/pdf',
    bytes: await writeConfirmation(await stationeryOf(site), confirmation, new Date()),
  };
  return {
    to,
    subject,
    html: mailHtml(site, escapeHtml(subject), blocks, logo),
    text: mailText(site, blocks),
    attachments: logo ? [logo, pdf] : [pdf],
  };
}
