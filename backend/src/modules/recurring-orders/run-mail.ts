import type { RecurringRun, RunReport, Site } from '../../db/schema/index.ts';
import type { Block } from '../../mail/layout.ts';
import type { Person } from '../../mail/message.ts';
import { type MessageWithoutSender, plainMessage } from '../../mail/plain-message.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';
import { euroText } from '../order-presentation/order-amounts.ts';
import type { RunNotice } from './load-run.ts';

/** Further lines are on the page only: mail programs cut long mails off. */
const MAX_LINES = 60;

export interface RunPages {
  /** Links to the order, to the recurring order, and to the page for confirming. */
  order: string;
  recurring: string;
  confirm: string;
}

type State = RecurringRun['state'];

const day = (date: string) => dutchDate(new Date(`${date}T12:00:00Z`));
const text = (words: string): Block => ({ kind: 'text', text: words });
const heading = (words: string): Block => ({ kind: 'heading', text: words });

const refusals: Record<NonNullable<RecurringRun['refusal']>, string> = {
  credit_limit:
    'De bestelling is niet geplaatst: die past niet binnen uw kredietlimiet. Zodra er weer ruimte is, kunt u zelf bestellen.',
  payment_not_allowed:
    'De bestelling is niet geplaatst: de gekozen betaalwijze is niet meer mogelijk. Kies een andere betaalwijze voor deze herhaalorder.',
  address_unknown:
    'De bestelling is niet geplaatst: het afleveradres van deze herhaalorder bestaat niet meer. Kies een ander adres.',
};

function opening({ run, name, orderNumber }: RunNotice): string {
  const what = `Uw herhaalorder ‘${name}’ van ${day(run.dueOn)}`;
  switch (run.state) {
    case 'placed':
    case 'confirmed':
      return `${what} is geplaatst als bestelling ${orderNumber}. De orderbevestiging krijgt u apart.`;
    case 'prepared':
      return `${what} staat klaar. Kijk die na en bevestig met één klik; pas dan bestelt u.`;
    case 'refused':
      return `${what} kon niet worden besteld. ${refusals[run.refusal ?? 'credit_limit']}`;
    default:
      return `${what} is niet geplaatst: geen van de artikelen kan op dit moment worden geleverd.`;
  }
}

const subjects = (name: string, number: number | null): Partial<Record<State, string>> => ({
  placed: `Herhaalorder ‘${name}’ is geplaatst als bestelling ${number}`,
  confirmed: `Herhaalorder ‘${name}’ is geplaatst als bestelling ${number}`,
  prepared: `Herhaalorder ‘${name}’ staat klaar om te bevestigen`,
});

const titles: Partial<Record<State, string>> = {
  placed: 'Uw herhaalorder is geplaatst',
  confirmed: 'Uw herhaalorder is geplaatst',
  prepared: 'Uw herhaalorder staat klaar',
};

function whyLeftOut({ reason, left = 0 }: RunReport['leftOut'][number]): string {
  if (reason === 'product_unavailable') return 'niet meer leverbaar';
  if (reason === 'unit_unknown') return 'deze eenheid bestaat niet meer';
  if (reason === 'quantity_step') return 'dit aantal kan niet meer worden besteld';
  return left > 0 ? `nog maar ${left} op voorraad` : 'niet op voorraad';
}

function lineBlocks({ lines, totalCents, totalInclCents }: RunReport, inclusive: boolean): Block[] {
  if (lines.length === 0) return [];
  const hidden = lines.length - MAX_LINES;
  return [
    heading(inclusive ? 'Artikelen (prijzen incl. btw)' : 'Artikelen (prijzen excl. btw)'),
    {
      kind: 'articles',
      articles: lines.slice(0, MAX_LINES).map((line) => ({ ...line, value: euroText(line.cents) })),
    },
    ...(hidden > 0 ? [text(`En nog ${hidden} regels.`)] : []),
    {
      kind: 'pairs',
      right: true,
      strongLast: true,
      pairs: [
        ...(inclusive ? [] : [['Totaal excl. btw, met verzendkosten', euroText(totalCents)] as const]),
        ['Totaal incl. btw, met verzendkosten', euroText(totalInclCents)],
      ],
    },
  ];
}

/** The lines that are left out, and the changed prices. */
function newsBlocks({ leftOut, changes }: RunReport): Block[] {
  const blocks: Block[] = [];
  if (leftOut.length > 0)
    blocks.push(heading('Niet meegenomen'), {
      kind: 'articles',
      articles: leftOut.map((line) => ({ ...line, value: whyLeftOut(line) })),
    });
  if (changes.length > 0)
    blocks.push(heading('Prijzen die zijn veranderd'), {
      kind: 'pairs',
      pairs: changes.map(({ name, unit, fromCents, toCents }) => [
        `${name}, per ${unit}`,
        `${euroText(fromCents)} wordt ${euroText(toCents)}`,
      ]),
    });
  return blocks;
}

function actionBlocks({ run }: RunNotice, pages: RunPages): Block[] {
  if (run.state === 'prepared')
    return [
      { kind: 'button', text: 'Nakijken en bevestigen', href: pages.confirm },
      text(
        `U kunt bevestigen tot en met ${run.expiresAt ? dutchDate(run.expiresAt) : ''}, of tot de volgende herhaalorder klaarstaat. Wie deze link heeft, kan de bestelling zien en bevestigen: stuur de e-mail niet zomaar door. Prijzen en voorraad zijn die van het moment waarop u bevestigt.`,
      ),
    ];
  if (run.orderId !== null) return [{ kind: 'button', text: 'Bekijk de bestelling', href: pages.order }];
  return [{ kind: 'button', text: 'Bekijk de herhaalorder', href: pages.recurring }];
}

/** The mail about a run: placed, to be confirmed, or why there is no order. */
export function runMail(
  site: Site,
  notice: RunNotice,
  to: Person,
  pages: RunPages,
): Promise<MessageWithoutSender> {
  const { run, name, orderNumber, nextOn } = notice;
  const report = run.report ?? { lines: [], leftOut: [], changes: [], totalCents: 0, totalInclCents: 0 };
  const blocks: Block[] = [
    { kind: 'title', text: titles[run.state] ?? 'Uw herhaalorder is niet geplaatst' },
    text(`Beste ${to.name},`),
    text(opening(notice)),
    ...actionBlocks(notice, pages),
    ...newsBlocks(report),
    ...lineBlocks(report, site.prices === 'public'),
    text(
      nextOn
        ? `De volgende keer is ${day(nextOn)}. Overslaan, pauzeren, wijzigen of stoppen doet u bij Herhaalorders in uw account.`
        : 'Dit was de laatste keer: deze herhaalorder loopt niet meer.',
    ),
    ...(nextOn && run.orderId !== null
      ? [{ kind: 'link', text: 'Naar deze herhaalorder', href: pages.recurring } as const]
      : []),
  ];
  const subject = subjects(name, orderNumber)[run.state] ?? `Herhaalorder ‘${name}’ is niet geplaatst`;
  return plainMessage(site, to, `${subject} (${site.name})`, blocks);
}
