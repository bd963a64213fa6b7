import type { Site } from '../../../db/schema/index.ts';
import { escapeHtml } from '../../../mail/escape.ts';
import { type Block, mailHtml, mailText } from '../../../mail/layout.ts';
import { logoOf } from '../../../mail/logo.ts';
import type { Attachment, Message, Person } from '../../../mail/message.ts';
import { dutchDate } from '../../../pdf/dutch-date.ts';
import { stationeryOf } from '../../../pdf/stationery.ts';
import { GUEST_LINK_DAYS } from '../../order-presentation/guest-link.ts';
import { euroText, sumText } from '../../order-presentation/order-amounts.ts';
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

const text = (words: string): Block => ({ kind: 'text', text: words });
const heading = (words: string): Block => ({ kind: 'heading', text: words });

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
    guest,
    replaces,
    reverseCharge,
    next,
  } = confirmation;
  const { lines, sums, inclusive } = amounts;
  const shown = lines.slice(0, MAX_LINES);
  const hidden = lines.length - shown.length;
  const ordered = ['Besteld op', dutchDate(placedAt)] as [string, string];
  const total = sums.slice(-1).map((sum): [string, string] => [sum.label, sumText(sum)]);
  return [
    { kind: 'title', text: 'Bedankt voor uw bestelling' },
    text(`Beste ${userName},`),
    text(`Wij hebben uw bestelling ${number} ontvangen. De orderbevestiging vindt u als PDF in de bijlage.`),
    ...(replaces === undefined
      ? []
      : [text(`Deze bestelling vervangt bestelling ${replaces}, die daarmee is geannuleerd.`)]),
    { kind: 'facts', pairs: [...withSecond(facts, ordered), ...(place ? [place] : []), ...total] },
    heading('Wat gebeurt er nu?'),
    text(`${next} ${payment}`),
    { kind: 'button', text: 'Bekijk uw bestelling', href: pages.order },
    ...(guest
      ? [
          text(
            `U hebt zonder account besteld: bewaar deze e-mail. De knop opent uw bestelling zonder inloggen, ${GUEST_LINK_DAYS} dagen lang. Stuur de e-mail niet door.`,
          ),
        ]
      : []),
    heading(inclusive ? 'Artikelen (prijzen incl. btw)' : 'Artikelen (prijzen excl. btw)'),
    { kind: 'articles', articles: shown.map((line) => ({ ...line, value: euroText(line.cents) })) },
    ...(hidden > 0 ? [text(`En nog ${hidden} regels: zie de orderbevestiging.`)] : []),
    {
      kind: 'pairs',
      right: true,
      strongLast: true,
      pairs: sums.map((sum) => [sum.label, sumText(sum)]),
    },
    ...(reverseCharge ? [text(reverseCharge)] : []),
    ...(comment ? [heading('Uw opmerking'), text(comment)] : []),
    ...(consumer ? withdrawalBlocks(pages.withdrawal) : []),
  ];
}

/** The facts with another one after the first. */
const withSecond = <T>([first, ...others]: readonly T[], second: T): T[] =>
  first === undefined ? [second] : [first, second, ...others];

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
