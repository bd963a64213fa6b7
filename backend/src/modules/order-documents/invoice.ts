import { isOnline, paymentName } from '@toonbank/contract/payment/methods';
import type { Tx } from '../../db/connect.ts';
import { deliveryNotes, invoices, orders, type Parties, type Site } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { rowsOfOrder } from '../order-presentation/load-rows.ts';
import { type ConfirmedAmounts, confirmedAmounts, euroText } from '../order-presentation/order-amounts.ts';
import { deliveryPlace, dutchDay } from '../order-presentation/order-texts.ts';
import { documentNumber } from './document-number.ts';
import type { CreditTransfer } from './epc-code.ts';
import { isPrepaid } from './prepaid.ts';

/** Amount and last day of the transfer for an invoice. */
export interface Due extends CreditTransfer {
  /** YYYY-MM-DD, the last day. */
  until: string;
}

/** The printed content of an invoice. */
export interface Invoice {
  /** 'F00012' */
  number: string;
  orderNumber: number;
  /** YYYY-MM-DD */
  invoiceDate: string;
  parties: Parties;
  /** Label → value, none empty. */
  facts: [string, string][];
  /** Label and lines of the place of delivery or pickup. */
  place: [string, string] | undefined;
  amounts: ConfirmedAmounts;
  /** The open payment; absent when the invoice is 0 or was paid before. */
  due?: Due;
  /** How to pay, in a sentence or two. */
  payment: string;
}

type Found = { invoice: typeof invoices.$inferSelect; order: typeof orders.$inferSelect };

/** As it was when the invoice was made: later payments are not part of it. */
function paymentText({ invoice, order }: Found, number: string): string {
  const { seller } = invoice.parties;
  if (invoice.totalInclCents === 0) return 'Er is niets te betalen.';
  if (isPrepaid(order)) {
    const source = order.paymentSource;
    const how = isOnline(source) ? `met ${paymentName(source)}` : 'per bankoverschrijving';
    return `Deze factuur is al betaald, ${how}. U hoeft niets meer over te maken.`;
  }
  const iban = seller.iban ? ` naar IBAN ${seller.iban}` : '';
  return `Wilt u ${euroText(invoice.totalInclCents)} uiterlijk op ${dutchDay(invoice.dueDate)} overmaken${iban} ten name van ${seller.name}, onder vermelding van factuur ${number}?`;
}

function dueOf({ invoice, order }: Found, number: string): Pick<Invoice, 'due'> {
  const { totalInclCents: cents, dueDate: until, parties } = invoice;
  if (cents <= 0 || isPrepaid(order)) return {};
  const { iban, name: payee } = parties.seller;
  return { due: { iban, payee, cents, remittance: `Factuur ${number}`, until } };
}

function factsOf({ invoice, order }: Found, note: typeof deliveryNotes.$inferSelect) {
  const { buyer } = invoice.parties;
  const facts: [string, string][] = [
    ['Factuurdatum', dutchDay(invoice.invoiceDate)],
    ['Leverdatum', dutchDay(note.deliveredOn)],
    ['Vervaldatum', isPrepaid(order) ? '' : dutchDay(invoice.dueDate)],
    ['Bestelnummer', String(order.number)],
    ['Uw referentie', order.orderRef],
    ['Pakbon', documentNumber('delivery_note', note.number)],
    ['Klantnummer', buyer.number],
    ['Uw btw-nummer', buyer.vatNumber],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** One customer's invoice; or that of an order, for callers that have checked the customer. */
type Which = { id: number; customerId: number } | { orderId: number };

/** An invoice of the transaction's site. Undefined when there is none. */
export async function loadInvoice(tx: Tx, site: Site, which: Which): Promise<Invoice | undefined> {
  const condition =
    'orderId' in which
      ? eq(invoices.orderId, which.orderId)
      : and(eq(invoices.id, which.id), eq(invoices.customerId, which.customerId));
  const [found] = await tx
    .select({ invoice: invoices, order: orders, note: deliveryNotes })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(deliveryNotes, eq(deliveryNotes.orderId, invoices.orderId))
    .where(condition);
  if (!found) return undefined;
  const { invoice, order, note } = found;
  const rows = await rowsOfOrder(tx, order.id);
  const number = documentNumber('invoice', invoice.number);
  return {
    number,
    orderNumber: order.number,
    invoiceDate: invoice.invoiceDate,
    parties: invoice.parties,
    facts: factsOf(found, note),
    place: deliveryPlace(order, { branch: { ...site.branch, ...invoice.parties.seller } }),
    amounts: confirmedAmounts({ ...invoice, pickup: order.pickup }, rows, site.prices),
    ...dueOf(found, number),
    payment: paymentText(found, number),
  };
}
