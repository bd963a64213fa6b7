import type { Tx } from '../../db/connect.ts';
import {
  creditNoteRows,
  creditNotes,
  invoices,
  orderRows,
  orders,
  type Parties,
  products,
  type Site,
} from '../../db/schema/index.ts';
import { and, asc, eq, lte, sql } from '../../db/sql.ts';
import {
  type ConfirmedAmounts,
  confirmedAmounts,
  euroText,
  isShipping,
} from '../order-presentation/order-amounts.ts';
import { dutchDay } from '../order-presentation/order-texts.ts';
import { documentNumber } from './document-number.ts';

/** The printed content of a credit note. Amounts are positive: what the customer gets back. */
export interface CreditNote {
  /** 'C00012' */
  number: string;
  invoiceNumber: string;
  orderNumber: number;
  /** YYYY-MM-DD */
  creditDate: string;
  parties: Parties;
  /** Label → value, none empty. */
  facts: [string, string][];
  amounts: ConfirmedAmounts;
  /** Explains whether the amount is deducted or a balance, in one or two sentences. */
  settlement: string;
}

type Found = {
  note: typeof creditNotes.$inferSelect;
  invoice: typeof invoices.$inferSelect;
  order: typeof orders.$inferSelect;
};

/** The open amount of an invoice after a credit note, in cents; later notes are ignored. */
async function leftAfter(tx: Tx, { note, invoice }: Found): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`sum(${creditNotes.totalInclCents})::float8` })
    .from(creditNotes)
    .where(
      and(eq(creditNotes.invoiceId, invoice.id), creditNotes.deducted, lte(creditNotes.number, note.number)),
    );
  return invoice.totalInclCents - (row?.cents ?? 0);
}

/** The state of the invoice when the credit note was created. */
async function settlementText(tx: Tx, site: Site, found: Found): Promise<string> {
  const { note, invoice } = found;
  const number = documentNumber('invoice', invoice.number);
  if (note.deducted) {
    const left = await leftAfter(tx, found);
    return left > 0
      ? `Dit bedrag gaat af van factuur ${number}. Van die factuur blijft ${euroText(left)} te betalen, uiterlijk op ${dutchDay(invoice.dueDate)}.`
      : `Dit bedrag gaat af van factuur ${number}. Die factuur hoeft u niet meer te betalen.`;
  }
  return site.prices === 'public'
    ? `Factuur ${number} is al betaald. Wij betalen dit bedrag aan u terug; u hoeft niets te doen.`
    : `Factuur ${number} is al betaald. Dit bedrag staat als tegoed op uw rekening: u kunt het aftrekken van uw volgende betaling, onder vermelding van creditnota ${documentNumber('credit_note', note.number)}.`;
}

function factsOf({ note, invoice, order }: Found): [string, string][] {
  const { buyer } = note.parties;
  const facts: [string, string][] = [
    ['Datum', dutchDay(note.creditDate)],
    ['Factuur', documentNumber('invoice', invoice.number)],
    ['Factuurdatum', dutchDay(invoice.invoiceDate)],
    ['Bestelnummer', String(order.number)],
    ['Uw referentie', order.orderRef],
    ['Klantnummer', buyer.number],
    ['Uw btw-nummer', buyer.vatNumber],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** The totals below the goods, with shipping when it is credited. */
function creditSums({ sums, ...amounts }: ConfirmedAmounts, shippingCents: number): ConfirmedAmounts {
  const shown = sums.filter(({ label }) => shippingCents !== 0 || !isShipping(label));
  const last = shown.length - 1;
  return {
    ...amounts,
    sums: shown.map((one, at) =>
      at === last
        ? { ...one, label: amounts.reverseCharge ? 'Totaal credit' : 'Totaal credit incl. btw' }
        : one,
    ),
  };
}

/** One customer's credit note; without `customerId` for callers that have checked the customer. */
export async function loadCreditNote(
  tx: Tx,
  site: Site,
  { id, customerId }: { id: number; customerId?: number },
): Promise<CreditNote | undefined> {
  const [found] = await tx
    .select({ note: creditNotes, invoice: invoices, order: orders })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(
      and(
        eq(creditNotes.id, id),
        customerId === undefined ? undefined : eq(creditNotes.customerId, customerId),
      ),
    );
  if (!found) return undefined;
  const { note, invoice, order } = found;
  const rows = await tx
    .select({ row: orderRows, brand: products.brand, credited: creditNoteRows })
    .from(creditNoteRows)
    .innerJoin(orderRows, eq(orderRows.id, creditNoteRows.orderRowId))
    .leftJoin(products, eq(products.id, orderRows.productId))
    .where(eq(creditNoteRows.creditNoteId, note.id))
    .orderBy(asc(orderRows.position), asc(orderRows.id));
  const lines = rows.map(({ row, brand, credited: { quantity, priceCents, totalCents } }) => ({
    ...row,
    ...{ brand, quantity, priceCents, totalCents },
  }));
  // Older invoices, which store no VAT per rate, have prices without VAT, and so have their credit notes.
  const prices = invoice.breakdown ? site.prices : 'customers';
  const amounts = confirmedAmounts({ ...note, pickup: order.pickup }, lines, prices);
  return {
    number: documentNumber('credit_note', note.number),
    invoiceNumber: documentNumber('invoice', invoice.number),
    orderNumber: order.number,
    creditDate: note.creditDate,
    parties: note.parties,
    facts: factsOf(found),
    amounts: creditSums(amounts, note.shippingCents),
    settlement: await settlementText(tx, site, found),
  };
}
