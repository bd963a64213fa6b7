import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import type { Site, Withdrawal } from '../../db/schema/index.ts';
import type { Block } from '../../mail/layout.ts';
import type { Person } from '../../mail/message.ts';
import { type MessageWithoutSender, plainMessage } from '../../mail/plain-message.ts';
import { withoutLinks } from '../../mail/without-links.ts';
import { addDays, type Day, shopClock } from '../delivery/days.ts';
import { type Period, standingText } from './standing.ts';

const clock = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'full',
  timeStyle: 'medium',
});
/** `maandag 23 november 2026 om 17:42:10` */
const momentText = (moment: Date): string => clock.format(moment);
const dutchDay = (day: Day): string => day.split('-').reverse().join('-');

function articlesOf({ articles, lines }: Withdrawal): string {
  const picked = lines.map(
    ({ articleNumber, name, unit, quantity }) =>
      `${quantity} × ${unit.replace(/^per /, '')} ${name} (${articleNumber})`,
  );
  return [...picked, articles].filter((text) => text !== '').join('\n') || 'De hele bestelling';
}

/** The statement, word for word, as far as the reader's mail program makes no links of it. */
function statementOf(site: Site, withdrawal: Withdrawal): Block[] {
  const { name, email, orderNumber } = withdrawal;
  return [
    {
      kind: 'text',
      text: `Hierbij laat ik ${site.branch.name} weten dat ik de overeenkomst over deze bestelling herroep.`,
    },
    {
      kind: 'facts',
      pairs: [
        ['Bestelnummer', orderNumber],
        ['Wat', articlesOf(withdrawal)],
        ['Naam', name],
        ['E-mailadres', email],
      ],
    },
  ];
}

const broken = (block: Block): Block =>
  block.kind === 'facts'
    ? {
        ...block,
        // The recipient's own address is no stranger's text.
        pairs: block.pairs.map(([label, value]) => [
          label,
          label === 'E-mailadres' ? value : withoutLinks(value),
        ]),
      }
    : block;

/**
 * The receipt that the law asks for: the statement, with the date and the time at which it came in. It says nothing
 * about whether the withdrawal is valid.
 */
export function receiptMail(site: Site, to: Person, withdrawal: Withdrawal): Promise<MessageWithoutSender> {
  return plainMessage(site, to, 'Wij hebben uw herroeping ontvangen', [
    { kind: 'title', text: 'Wij hebben uw herroeping ontvangen' },
    {
      kind: 'text',
      text: `Dit is een bevestiging van ontvangst. Uw herroeping kwam binnen op ${momentText(withdrawal.receivedAt)} (Nederlandse tijd). Bewaar deze e-mail: hiermee toont u aan wanneer u hebt herroepen.`,
    },
    { kind: 'heading', text: 'Uw verklaring' },
    ...statementOf(site, withdrawal).map(broken),
    { kind: 'heading', text: 'Hoe het verder gaat' },
    {
      kind: 'text',
      text: `Wij zoeken uw bestelling op en kijken of u nog binnen de bedenktijd van ${withdrawalTerms.days} dagen bent. Binnen twee werkdagen laten wij u weten waar u de artikelen naartoe kunt sturen en wanneer u uw geld terugkrijgt.`,
    },
    {
      kind: 'text',
      text: 'Hebt u niets herroepen? Antwoord dan op deze e-mail, dan doen wij niets met de verklaring.',
    },
  ]);
}

/** The mail to the shop; a reply goes to the consumer. */
export async function toHandleMail(
  site: Site,
  to: Person,
  withdrawal: Withdrawal,
  period: Period,
): Promise<MessageWithoutSender> {
  const { id, name, email, orderNumber, receivedAt } = withdrawal;
  const refund = addDays(shopClock(receivedAt).day, withdrawalTerms.refundDays);
  const message = await plainMessage(site, to, `Herroeping ${id}: bestelling ${orderNumber}`, [
    { kind: 'title', text: `Herroeping van bestelling ${orderNumber}` },
    {
      kind: 'text',
      text: `Een consument heeft een bestelling herroepen, op ${momentText(receivedAt)}. De ontvangstbevestiging is verstuurd. Laat binnen twee werkdagen weten hoe het verder gaat.`,
    },
    {
      kind: 'pairs',
      pairs: [
        ['Onze bestelling', standingText(withdrawal, period)],
        ['Terugbetalen', `als de herroeping geldt: uiterlijk ${dutchDay(refund)}`],
      ],
    },
    { kind: 'heading', text: 'De verklaring' },
    ...statementOf(site, withdrawal),
  ]);
  return { ...message, replyTo: { name, address: email } };
}
