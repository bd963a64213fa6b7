import type { Tx } from '../../db/connect.ts';
import {
  type CreditNoteRecord,
  creditNoteRows,
  creditNotes,
  customerUsers,
  type PriceMode,
} from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { nextDocumentNumber } from '../order-documents/document-number.ts';
import { loadParties } from '../order-documents/parties.ts';
import { type CreditLine, creditAmounts } from './credit-amounts.ts';
import { invoicedAmounts } from './invoiced.ts';
import { checkUnitsLeft, type DeliveredOrder, type RowUnits } from './lock-delivered-order.ts';

/** Today's date in Amsterdam, independent of the server's time zone. */
const today = sql`(now() AT TIME ZONE 'Europe/Amsterdam')::date`;

interface NewCreditNote {
  prices: PriceMode;
  wanted: readonly RowUnits[];
  taskId: number | null;
  requestKey: string;
}

async function earlierRates(tx: Tx, orderId: number) {
  const notes = await tx
    .select({ breakdown: creditNotes.breakdown })
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId));
  return notes.flatMap(({ breakdown }) => breakdown.vat);
}

async function queueCreditMail(tx: Tx, { id, siteId }: CreditNoteRecord, userId: number): Promise<void> {
  const [user] = await tx.select().from(customerUsers).where(eq(customerUsers.id, userId));
  if (!user?.email) return;
  await queueMail(tx, {
    siteId,
    creditNoteId: id,
    kind: 'credit-note',
    key: `credit-note:${id}`,
    recipient: user.email,
    recipientName: `${user.firstName} ${user.lastName}`,
  });
}

/**
 * Creates the credit note for units of a locked order, and queues its mail to the user who placed the order. The
 * amount is deducted from an unpaid invoice; for a paid invoice it is a balance of the customer.
 * @throws DomainError already_settled; nothing_to_credit where the customer paid nothing for the units
 */
export async function makeCreditNote(
  tx: Tx,
  delivered: DeliveredOrder,
  { prices: sitePrices, wanted, taskId, requestKey }: NewCreditNote,
): Promise<CreditNoteRecord> {
  checkUnitsLeft(delivered, wanted);
  const { order, invoice, rows, settled } = delivered;
  const lines: CreditLine[] = rows.map((row) => ({
    row,
    before: settled.get(row.id)?.credited ?? 0,
    credit: wanted.find(({ orderRowId }) => orderRowId === row.id)?.quantity ?? 0,
  }));
  const { amounts, prices } = invoicedAmounts(invoice, rows, sitePrices);
  const credit = creditAmounts(amounts, lines, await earlierRates(tx, order.id), prices);
  if (credit.totalInclCents <= 0)
    throw new DomainError('nothing_to_credit', 'The customer paid nothing for these units.');
  const { rows: creditRows, ...cents } = credit;
  const { siteId, id: orderId, customerId } = order;
  const parties = await loadParties(tx, order);
  const number = await nextDocumentNumber(tx, siteId, 'credit_note');
  const [note] = await tx
    .insert(creditNotes)
    .values({
      ...{ siteId, number, customerId, orderId, invoiceId: invoice.id, taskId, parties, requestKey },
      creditDate: today,
      deducted: order.paymentState !== 'paid',
      ...cents,
    })
    .returning();
  if (!note) throw new Error('An insert returned no credit note.');
  await tx
    .insert(creditNoteRows)
    .values(creditRows.map((row) => ({ siteId, creditNoteId: note.id, ...row })));
  await queueCreditMail(tx, note, order.userId);
  return note;
}
