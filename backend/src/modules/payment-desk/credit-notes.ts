import { endpoints, type WireOpenCreditNote } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { creditNotes, customers, orders } from '../../db/schema/index.ts';
import { and, eq, ilike, or, type SQL, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import { keysetPage, type PageQuery, withCount } from '../../http/lists/keyset-page.ts';
import { listFile } from '../../http/lists/list-file.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { isBalance, settleBalance } from '../credits/settle-balance.ts';
import { documentNumber } from '../order-documents/document-number.ts';
import { dutchDay } from '../order-presentation/order-texts.ts';
import { toEuro } from '../prices/index.ts';

const keys = {
  number: { by: creditNotes.number, type: 'integer' },
  amount: { by: creditNotes.totalInclCents, type: 'integer' },
  company: { by: sql`lower(${customers.company})`, type: 'text' },
} as const;

/** `C00012` and `12` both name a credit note. */
const numberIn = (search: string): number | undefined => {
  const [, digits] = /^c?0*(\d{1,9})$/i.exec(search) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

function where(search: string): SQL | undefined {
  const typed = search.trim();
  if (typed === '') return isBalance;
  const part = escapeLike(typed);
  const number = numberIn(typed);
  return and(
    isBalance,
    or(
      number === undefined ? undefined : eq(creditNotes.number, number),
      ilike(sql`${orders.number}::text`, `${part}%`),
      ilike(customers.number, `${part}%`),
      ilike(customers.company, `%${part}%`),
    ),
  );
}

const selectOpen = (tx: Tx, sortKey: SQL<string>) =>
  tx
    .select({
      id: creditNotes.id,
      sortKey,
      note: creditNotes,
      customer: customers,
      orderNumber: orders.number,
    })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .innerJoin(customers, eq(customers.id, creditNotes.customerId));

type Open = Awaited<ReturnType<typeof selectOpen>>[number];

const toWire = ({ note, customer, orderNumber }: Open): WireOpenCreditNote => ({
  credit_note_id: note.id,
  credit_note_number: documentNumber('credit_note', note.number),
  credit_date: note.creditDate,
  customer_id: customer.id,
  customer_number: customer.number,
  company: customer.company,
  order_id: note.orderId,
  order_number: orderNumber,
  total_incl: toEuro(note.totalInclCents),
});

interface Chosen {
  search: string;
  sort: string;
  cursor?: string | undefined;
}

async function page(tx: Tx, chosen: Chosen, size?: number) {
  const { rows, next } = await keysetPage(
    { keys, id: creditNotes.id },
    chosen,
    where(chosen.search),
    (query: PageQuery) =>
      selectOpen(tx, query.sortKey).where(query.where).orderBy(query.orderBy).limit(query.limit),
    size,
  );
  return { rows: rows.map(toWire), next };
}

export const listCreditNotes = implement(endpoints.paymentDesk.creditNotes, async ({ tx }, chosen) =>
  withCount(
    tx,
    chosen,
    await page(tx, chosen),
    sql`SELECT 1 FROM ${creditNotes} JOIN ${orders} ON ${orders.id} = ${creditNotes.orderId}
      JOIN ${customers} ON ${customers.id} = ${creditNotes.customerId} WHERE ${where(chosen.search)}`,
  ),
);

export const creditNotesFile = implementDetached(
  endpoints.paymentDesk.creditNotesFile,
  ({ database, viewer: { site } }, chosen) =>
    listFile<WireOpenCreditNote>({
      format: chosen.format,
      name: `creditnotas-${site.id}`,
      head: ['Creditnota', 'Datum', 'Klantnummer', 'Klant', 'Bestelling', 'Bedrag incl. btw'],
      lines: (row) => [
        [
          ...[row.credit_note_number, dutchDay(row.credit_date), row.customer_number, row.company],
          ...[row.order_number, row.total_incl],
        ],
      ],
      page: (cursor, size) => database.inSite(site.id, (tx) => page(tx, { ...chosen, cursor }, size)),
    }),
);

/** @throws DomainError not_found; conflict when a colleague or the command was first */
export const settleCreditNote = implement(
  endpoints.paymentDesk.settleCreditNote,
  async ({ tx, viewer: { site, admin } }, { creditNoteID }) => {
    const { note, isSettledNow } = orNotFound(await settleBalance(tx, eq(creditNotes.id, creditNoteID)));
    if (note.deducted) throw new DomainError('not_found', 'It came off its invoice.');
    if (!isSettledNow)
      throw new DomainError('conflict', 'The credit note was settled already.', { creditNote: 'settled' });
    const printed = documentNumber('credit_note', note.number);
    await logAction(tx, site.id, {
      ...{ adminId: orNotFound(admin).adminId, action: 'settle_credit_note' },
      ...{ targetKind: 'credit_note', targetId: note.id },
      details: { name: printed, order: note.orderId, amount_cents: note.totalInclCents },
    });
    return { credit_note_number: printed };
  },
);
