import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import { paymentName } from '@toonbank/contract/payment/methods';
import type { customers, orders, Site } from '../../db/schema/index.ts';
import { isOnline } from '../../payments/sources.ts';
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

/** The day and time of delivery or pickup. */
export function deliveryTimes({ pickup, deliveryDate, deliveryTime }: OrderRow): [string, string][] {
  const time = deliveryTime && `${deliveryTime.replace('-', ' – ')} uur`;
  return [
    [pickup ? 'Afhaaldatum' : 'Leverdatum', dutchDay(deliveryDate)],
    [pickup ? 'Afhaaltijd' : 'Tijdvak', time],
  ];
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

/** What the law wants on the documents of a supply without VAT. Number of the seller and of the buyer. */
export const reverseChargeText = (seller: string, buyer: string): string =>
  `Intracommunautaire levering, 0% btw: btw verlegd (artikel 138, lid 1, Richtlijn 2006/112/EG). Btw-nummer leverancier: ${seller}. Btw-nummer afnemer: ${buyer}.`;

const { days } = withdrawalTerms;

/** The consumer's right to withdraw (docs/behaviour.md §16.1); businesses have no such right. */
export const withdrawalText = `U mag uw bestelling binnen ${days} dagen na ontvangst zonder opgave van redenen herroepen, ook als u de verpakking hebt geopend. Alleen verzegelde hygiëneproducten waarvan u de verzegeling hebt verbroken, kunt u niet terugsturen. Herroep op onze website, dan betalen wij het aankoopbedrag met de standaardverzendkosten terug. De kosten van het terugzenden zijn voor uw rekening.`;
