import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import { isOnline, paymentName } from '@toonbank/contract/payment/methods';
import type { customers, orders, Site } from '../../db/schema/index.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';
import { addressLines } from './addressee.ts';
import { euroText } from './order-amounts.ts';

type OrderRow = typeof orders.$inferSelect;

/** YYYY-MM-DD → DD-MM-YYYY */
export const dutchDay = (iso: string | null) => iso?.split('-').reverse().join('-') ?? '';

/** The place of delivery or pickup: a label and the lines below it. */
export function deliveryPlace(
  order: OrderRow,
  { branch }: Pick<Site, 'branch'>,
): [string, string] | undefined {
  if (order.pickup)
    return ['Afhalen bij', `${branch.name}\n${branch.street}\n${branch.postcode} ${branch.city}`];
  return order.address ? ['Afleveradres', addressLines(order.address).join('\n')] : undefined;
}

const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' });

/** YYYY-MM-DD → 'donderdag 26-11-2026' */
export const weekdayDate = (iso: string): string =>
  `${weekday.format(new Date(`${iso}T12:00:00Z`))} ${dutchDay(iso)}`;

/** HH:MM-HH:MM → '8:00 – 12:00' */
const windowText = (window: string) => window.replace(/(^|-)0/g, '$1').replace('-', ' – ');

/** Whether an order is only worked on once it is paid. */
const waits = ({ payBefore, paymentState }: OrderRow) => payBefore !== null && paymentState !== 'paid';

/** The day and time of delivery or pickup, as shown when it was ordered. */
export function deliveryTimes(order: OrderRow): [string, string][] {
  const { pickup, deliveryDate, expectedDate, deliveryTime } = order;
  const label = !pickup ? 'Verwachte levering' : deliveryDate ? 'Afhaaldag' : 'Af te halen vanaf';
  const day = expectedDate ? weekdayDate(expectedDate) : '';
  return [
    [label, day && waits(order) ? `${day}, als uw betaling op tijd binnen is` : day],
    [pickup ? 'Afhaaltijd' : 'Tijdvak', windowText(deliveryTime)],
  ];
}

/** The shop's next step with an order, in one or two sentences, without the payment. */
export function nextStep(order: OrderRow): string {
  const { pickup, expectedDate, deliveryDate } = order;
  if (waits(order)) return 'Zodra uw betaling binnen is, gaan wij ermee aan de slag.';
  if (!expectedDate) return 'Wij gaan ermee aan de slag.';
  const day = weekdayDate(expectedDate);
  if (pickup)
    return `Wij leggen alles voor u klaar. U kunt uw bestelling ${deliveryDate ? 'op' : 'vanaf'} ${day} ophalen.`;
  return `Wij pakken uw bestelling in en bezorgen die naar verwachting op ${day}.`;
}

/** How an order is paid, for the customer. */
export function paymentText(
  order: OrderRow,
  { paymentTermDays }: typeof customers.$inferSelect,
  { branch, letterhead }: Site,
): string {
  const { paymentSource: source, paymentState, totalInclCents, payBefore, number } = order;
  if (totalInclCents === 0) return 'U hoeft niets te betalen.';
  if (isOnline(source))
    return paymentState === 'paid'
      ? `Betaald met ${paymentName(source)}.`
      : `Nog te betalen met ${paymentName(source)}.`;
  if (source !== 'BANKTRANS') return `U betaalt op factuur, binnen ${paymentTermDays} dagen na factuurdatum.`;
  if (paymentState === 'paid') return 'Betaald per bankoverschrijving.';
  const until = payBefore ? ` vóór ${dutchDate(payBefore)}` : '';
  const iban = letterhead.iban ? ` naar IBAN ${letterhead.iban}` : '';
  return `Maak ${euroText(totalInclCents)} over${iban} ten name van ${branch.name}${until}, onder vermelding van bestelling ${number}. Wij leveren zodra uw betaling binnen is.`;
}

/** The legal statement on documents of a supply without VAT, with the VAT numbers of seller and buyer. */
export const reverseChargeText = (seller: string, buyer: string): string =>
  `Intracommunautaire levering, 0% btw: btw verlegd (artikel 138, lid 1, Richtlijn 2006/112/EG). Btw-nummer leverancier: ${seller}. Btw-nummer afnemer: ${buyer}.`;

const { days } = withdrawalTerms;

/** The consumer's right to withdraw (docs/behaviour.md §16.1); businesses have no such right. */
export const withdrawalText = `U mag uw bestelling binnen ${days} dagen na ontvangst zonder opgave van redenen herroepen, ook als u de verpakking hebt geopend. Alleen verzegelde hygiëneproducten waarvan u de verzegeling hebt verbroken, kunt u niet terugsturen. Herroep op onze website, dan betalen wij het aankoopbedrag met de standaardverzendkosten terug. De kosten van het terugzenden zijn voor uw rekening.`;
