import type { Tx } from '../../../db/connect.ts';
import { customerUsers, orderStatusChanges, orders, type Site } from '../../../db/schema/index.ts';
import { and, desc, eq, sql } from '../../../db/sql.ts';
import type { Block } from '../../../mail/layout.ts';
import type { Person } from '../../../mail/message.ts';
import { type MessageWithoutSender, plainMessage } from '../../../mail/plain-message.ts';
import { dutchDate } from '../../../pdf/dutch-date.ts';
import type { OrderLink } from '../../order-presentation/guest-link.ts';
import { type OrderedRow, rowsOfOrder } from '../../order-presentation/load-rows.ts';
import { euroText } from '../../order-presentation/order-amounts.ts';
import { replacedBy } from '../history/replacements-of.ts';
import { CANCELLED, type MovedBy } from '../status.ts';

type OrderRow = typeof orders.$inferSelect;
type Cancelled = OrderRow & {
  rows: OrderedRow[];
  by: MovedBy;
  /** The user of the customer who cancelled it, and why; empty: unknown, or no reason. */
  canceller: string;
  isOwn: boolean;
  reason: string;
  /** The number of the order that replaced it. */
  replacedBy: number | undefined;
};

/** Maximum of lines in the mail. */
const MAX_LINES = 40;
const hour = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
});

/** A cancelled order with its rows; undefined when there is none. */
export async function loadCancelled(tx: Tx, orderId: number): Promise<Cancelled | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  const rows = await rowsOfOrder(tx, orderId);
  const [change] = await tx
    .select({
      by: orderStatusChanges.movedBy,
      reason: orderStatusChanges.reason,
      userId: orderStatusChanges.userId,
      canceller: sql<string | null>`${customerUsers.firstName} || ' ' || ${customerUsers.lastName}`,
    })
    .from(orderStatusChanges)
    .leftJoin(customerUsers, eq(customerUsers.id, orderStatusChanges.userId))
    .where(and(eq(orderStatusChanges.orderId, orderId), eq(orderStatusChanges.status, CANCELLED)))
    .orderBy(desc(orderStatusChanges.id))
    .limit(1);
  const { by = 'operator', canceller, userId = null, reason = '' } = change ?? {};
  const isOwn = userId === null || userId === order.userId;
  return {
    ...order,
    rows,
    by,
    canceller: canceller ?? '',
    isOwn,
    reason,
    replacedBy: await replacedBy(tx, orderId),
  };
}

const deadline = (payBefore: Date | null) =>
  payBefore ? ` vóór ${dutchDate(payBefore)} ${hour.format(payBefore)}` : ' op tijd';

const released = 'De artikelen zijn weer vrijgegeven. Wilt u ze nog hebben, bestel ze dan opnieuw.';
const transferUnderway =
  'Heeft u toch al betaald, bijvoorbeeld met een overboeking die nog onderweg is? Dan storten wij het bedrag terug.';

/** One paragraph on why the order was cancelled, one on what becomes of its payment. */
function whatHappened(order: Cancelled): string[] {
  const { number, placedAt, payBefore, paymentState, totalInclCents, by, canceller, isOwn, replacedBy } =
    order;
  const which = `bestelling ${number} van ${dutchDate(placedAt)}`;
  if (by === 'deadline')
    return [
      `Uw ${which} is vervallen: wij hebben${deadline(payBefore)} geen betaling ontvangen. U hoeft niets te doen en niets te betalen.`,
      transferUnderway,
    ];
  if (replacedBy !== undefined)
    return [
      `${isOwn ? 'U hebt' : `${canceller} heeft`} uw ${which} vervangen door bestelling ${replacedBy}. Bestelling ${number} is daarmee geannuleerd: die leveren en berekenen wij niet.`,
    ];
  if (by === 'customer')
    return [
      `${isOwn ? 'U hebt' : `${canceller} heeft`} uw ${which} geannuleerd. U hoeft niets te betalen.`,
      ...(payBefore ? [transferUnderway] : []),
    ];
  const gone = `Wij hebben uw ${which} geannuleerd.`;
  const questions = 'Had u dit niet verwacht, of hebt u er een vraag over? Bel of mail ons gerust.';
  if (paymentState === 'paid')
    return [`${gone} U hebt ${euroText(totalInclCents)} betaald; dat bedrag storten wij terug.`, questions];
  return [`${gone} U hoeft niets te betalen.`, ...(payBefore ? [transferUnderway] : []), questions];
}

/**
 * The mail about an order that was cancelled: by the customer, by the shop, or because it was not paid in time. `link`: the order in
 * the shop.
 */
export function cancelledMail(
  site: Site,
  order: Cancelled,
  to: Person,
  link: OrderLink,
): Promise<MessageWithoutSender> {
  const { number, orderRef, totalInclCents, rows, by, reason } = order;
  const shown = rows.slice(0, MAX_LINES);
  const facts: [string, string][] = [
    ['Bestelnummer', String(number)],
    ...(orderRef ? [['Uw referentie', orderRef] as [string, string]] : []),
    ['Totaal incl. btw', euroText(totalInclCents)],
    ...(reason ? [['Reden', reason] as [string, string]] : []),
  ];
  const gone = by === 'deadline' ? 'vervallen' : 'geannuleerd';
  const blocks: Block[] = [
    { kind: 'title', text: `Uw bestelling is ${gone}` },
    { kind: 'text', text: `Beste ${to.name},` },
    ...whatHappened(order).map((text) => ({ kind: 'text' as const, text })),
    { kind: 'facts', pairs: facts },
    ...(by === 'deadline' ? [{ kind: 'text' as const, text: released }] : []),
    { kind: 'button', text: 'Bekijk de bestelling', href: link.href },
    { kind: 'heading', text: 'Artikelen' },
    {
      kind: 'articles',
      articles: shown.map(({ unitDescription, ...row }) => ({ ...row, unit: unitDescription, value: '' })),
    },
    ...(rows.length > shown.length
      ? [{ kind: 'text' as const, text: `En nog ${rows.length - shown.length} regels.` }]
      : []),
  ];
  return plainMessage(site, to, `Uw bestelling ${number} bij ${site.name} is ${gone}`, blocks);
}
